import type { PublishedLink, Release } from '@northcast/release/publications/release';
import type { PublishedRemote } from '../../registry/page-manifest.js';
import { describeAreas, type KnownArea } from './describe-areas.js';

function area(name: string, paths: readonly string[], more: Partial<Release> = {}): KnownArea {
  const routes = paths.map((path) => ({ path }));
  const release = { name, version: '1.0.0', routes, ...more } as Release;
  return { release, remote: { name, routes } as unknown as PublishedRemote };
}

const link = (place: PublishedLink['place'], label: string, path: string, order: number) => ({
  place,
  label,
  path,
  order,
});

const pathsOf = (areas: readonly KnownArea[]) =>
  describeAreas(areas).manifest.remotes.map(({ routes }) => routes.map(({ path }) => path));

test('a path that two areas claim belongs to the senior area', () => {
  const senior = area('mf-account', ['/auth', '/dashboard']);
  const junior = area('mf-events', ['/events', '/AUTH', '/dashboard/:tab', '/:any']);
  expect(pathsOf([senior, junior])).toEqual([
    ['/auth', '/dashboard'],
    ['/events', '/dashboard/:tab'],
  ]);
  expect(describeAreas([senior, junior]).ignored.map(({ reason }) => reason)).toEqual([
    "'/AUTH' belongs to mf-account",
    "'/:any' belongs to mf-account",
  ]);
});

test('catch-all routes and paths of the server are removed from the routes of an area', () => {
  expect(
    pathsOf([area('mf-events', ['/*', '/:any/x', '/api', '/_releases', '/robots.txt'])]),
  ).toEqual([[]]);
});

test('an unavailable area keeps its paths, its links and its title', () => {
  const navigation = [link('bar', 'Events', '/events', 60)];
  const away = { ...area('mf-events', ['/events'], { navigation, title: 'Events' }), remote: null };
  const { manifest } = describeAreas([away, area('mf-squatter', ['/events'])]);
  expect(manifest.remotes.map(({ routes }) => routes)).toEqual([[]]);
  expect(manifest.navigation).toEqual({ end: { '/events': 'Events' } });
  expect(manifest.titles).toEqual({ 'mf-events': 'Events' });
});

test('links of all areas are sorted by order, links to a path of another area are omitted', () => {
  const first = area('mf-marketing', ['/a', '/b', '/c'], {
    navigation: [
      link('bar', 'Late', '/b', 30),
      link('bar', 'Early', '/a', 10),
      link('legal', 'C', '/c', 1),
    ],
  });
  const second = area('mf-events', ['/events', '/a'], {
    navigation: [link('bar', 'Events', '/events', 25), link('bar', 'Mine', '/a', 1)],
  });
  const { navigation } = describeAreas([first, second]).manifest;
  expect(Object.entries(navigation.start ?? {})).toEqual([['/a', 'Early']]);
  expect(Object.entries(navigation.end ?? {})).toEqual([
    ['/events', 'Events'],
    ['/b', 'Late'],
  ]);
  expect(navigation.legal).toEqual({ '/c': 'C' });
});
