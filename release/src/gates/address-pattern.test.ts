import { addressViolation, overlaps } from './address-pattern.js';

test.each([
  ['/auth', '/auth'],
  ['/auth', '/AUTH'],
  ['/auth', '/auth/'],
  ['/blog/:slug', '/blog/first-ai-project'],
  ['/blog/:slug', '/blog/:id'],
  ['/:area/settings', '/account/:page'],
])('%s and %s overlap', (one, other) => {
  expect(overlaps(one, other)).toBe(true);
  expect(overlaps(other, one)).toBe(true);
});

test.each([
  ['/auth', '/author'],
  ['/blog', '/blog/:slug'],
  ['/blog/:slug', '/blog/a/b'],
  ['/files/:id/edit', '/files/a/b'],
  ['/', '/about'],
])('%s and %s do not overlap', (one, other) => {
  expect(overlaps(one, other)).toBe(false);
  expect(overlaps(other, one)).toBe(false);
});

test.each(['/', '/events', '/events/:slug', '/events/:slug/edit', '/2026/report-1.0'])(
  'an area may claim %s',
  (pattern) => {
    expect(addressViolation(pattern)).toBeNull();
  },
);

test.each(['/:anything', '/:anything/settings'])('%s is refused as too broad', (pattern) => {
  expect(addressViolation(pattern)).toContain('would take every address');
});

test.each([
  '/api',
  '/API/users',
  '/shell/x',
  '/remotes/:name',
  '/releases/preview',
  '/_releases',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/fonts/x',
  '/images',
])('%s is refused because it belongs to the server', (pattern) => {
  expect(addressViolation(pattern)).toContain('is an address of the server');
});

test.each([
  '*',
  '/*',
  '/files/*',
  'events',
  '',
  '/events/',
  '/events//x',
  '/events/:slug?',
  '/a/*/b',
  '/a/%61',
  '/a b',
  '/a/..',
])("'%s' is refused as an invalid address", (pattern) => {
  expect(addressViolation(pattern)).toContain('is not an address like');
});
