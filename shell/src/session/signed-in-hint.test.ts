import { hasSignedInHint } from './signed-in-hint';

test.each([
  'nc_signed_in=1',
  'a=b; nc_signed_in=1; c=d',
  '__Host-nc_signed_in=1',
  'a=b; __Host-nc_signed_in=1',
])('%s hints at a session', (cookies) => {
  expect(hasSignedInHint(cookies)).toBe(true);
});

test.each([
  '',
  'nc_signed_in=0',
  'nc_signed_in=11',
  'not_nc_signed_in=1',
  'x__Host-nc_signed_in=1',
])('%p does not', (cookies) => {
  expect(hasSignedInHint(cookies)).toBe(false);
});
