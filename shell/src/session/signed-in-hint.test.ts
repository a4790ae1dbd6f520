import { hasSignedInHint } from './signed-in-hint';

test.each([
  'nc_signed_in=1',
  'a=b; nc_signed_in=1; c=d',
  '__Host-nc_signed_in=1',
  'a=b; __Host-nc_signed_in=1',
])('the cookies %s indicate a session', (cookies) => {
  expect(hasSignedInHint(cookies)).toBe(true);
});

test.each([
  '',
  'nc_signed_in=0',
  'nc_signed_in=11',
  'not_nc_signed_in=1',
  'x__Host-nc_signed_in=1',
])('the cookies %p do not indicate a session', (cookies) => {
  expect(hasSignedInHint(cookies)).toBe(false);
});
