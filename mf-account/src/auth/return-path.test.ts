import { returnPath } from './return-path';

const origin = 'https://northcast.example';

it.each(['/services?order=pro-episode-edit', '/dashboard', '/help#pricing'])(
  'sign-in returns to %s',
  (next) => {
    expect(returnPath(next, origin)).toBe(next);
  },
);

it.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/.//evil.example/',
  'javascript:alert(1)',
  'services',
  '/auth',
  '/auth?next=/auth',
])('sign-in returns to the dashboard instead of %j', (next) => {
  expect(returnPath(next, origin)).toBe('/dashboard');
});
