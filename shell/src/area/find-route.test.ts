import type { PublishedRemote } from '../../registry/page-manifest';
import { findRoute, isPanel } from './find-route';

const area = (name: string, ...paths: string[]): PublishedRemote => ({
  name,
  version: '1.0.0',
  contract: '^1.0.0',
  base: `/remotes/${name}/1.0.0/`,
  entry: 'remote-entry.js',
  routes: paths.map((path) => ({ path })),
  integrity: {},
});

const marketing = area('mf-marketing', '/', '/blog/:slug', '/blog/archive');
const account = area('mf-account', '/auth');

test('within an area an exact route takes precedence over a route with a parameter', () => {
  const found = findRoute([marketing], '/blog/archive');
  expect(found?.route.path).toBe('/blog/archive');
  expect(findRoute([marketing], '/blog/first')?.parameters).toEqual({ slug: 'first' });
});

test('a path that two areas claim belongs to the first area', () => {
  const claiming = area('mf-events', '/auth', '/blog/first', '/events');
  const areas = [marketing, account, claiming];
  expect(findRoute(areas, '/auth')?.remote).toBe('mf-account');
  expect(findRoute(areas, '/blog/first')?.remote).toBe('mf-marketing');
  expect(findRoute(areas, '/events')?.remote).toBe('mf-events');
});

test('catch-all routes and routes for paths of the server match nothing', () => {
  const greedy = area('mf-greedy', '/:anything', '/*', '/api/user');
  expect(findRoute([greedy, account], '/auth')?.remote).toBe('mf-account');
  expect(findRoute([greedy, account], '/unknown')).toBeUndefined();
  expect(findRoute([greedy, account], '/api/user')).toBeUndefined();
});

test.each(['/admin', '/admin/orders', '/admin/customers/1'])(
  '%s belongs to the admin panel',
  (path) => {
    expect(isPanel(path)).toBe(true);
  },
);

test.each(['/', '/administration', '/admin/login', '/dashboard'])(
  '%s does not belong to the admin panel',
  (path) => {
    expect(isPanel(path)).toBe(false);
  },
);
