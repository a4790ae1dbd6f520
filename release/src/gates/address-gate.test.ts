import { changeRegistry } from '../changes/change-registry.js';
import { startCanary } from '../commands/canary.js';
import { previewToken } from '../commands/preview-link.js';
import { promote } from '../commands/promote.js';
import { publish } from '../commands/publish.js';
import { rollback } from '../commands/rollback.js';
import type { Release } from '../publications/release.js';
import { readRegistry } from '../registry/read-registry.js';
import { newStore, writeArtefact } from '../testing/artefact.js';
import { addressViolations } from './address-gate.js';

const team = { who: 'Robin', why: 'test' };

const paths = (...names: string[]): Partial<Release> => ({
  libraries: {},
  routes: names.map((path) => ({ path })),
});

/**
 * A store where mf-account owns /auth and /dashboard, and mf-marketing owns the home page and the
 * blog.
 */
async function liveStore() {
  const store = await newStore();
  const add = async (name: string, version: string, release: Partial<Release>) =>
    await publish(store, await writeArtefact(name, version, { release }), team);
  await add('mf-account', '1.0.0', paths('/auth', '/dashboard'));
  await add('mf-marketing', '1.0.0', paths('/', '/blog', '/blog/:slug'));
  await promote(store, 'mf-account', '1.0.0', team);
  await promote(store, 'mf-marketing', '1.0.0', team);
  return { store, add };
}

test.each([
  [undefined, []],
  ['', []],
  ['x'.repeat(40), []],
  ['x'.repeat(41), ['Its title is not a short text']],
  [' ', ['Its title is not a short text']],
])('a version with the title %j has the violations %j', (title, violations) => {
  const titled = title === undefined ? {} : { title };
  expect(addressViolations({ routes: [{ path: '/events' }], ...titled })).toEqual(violations);
});

const numbered = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({ path: `/events/${index}` }));
const link = { place: 'bar', label: 'Events', path: '/events/0', order: 1 } as const;
const long = `/${'x'.repeat(199)}`;

test.each<[string, string[], Pick<Release, 'routes' | 'navigation'>]>([
  ['200 routes', [], { routes: numbered(200) }],
  ['201 routes', ['It has 201 routes, at most 200 are allowed'], { routes: numbered(201) }],
  ['30 links', [], { routes: numbered(1), navigation: Array(30).fill(link) }],
  [
    '31 links',
    ['It has 31 links, at most 30 are allowed'],
    { routes: numbered(1), navigation: Array(31).fill(link) },
  ],
  ['a path of 200 characters', [], { routes: [{ path: long }] }],
  [
    'a path of 201 characters',
    [`'/${'x'.repeat(39)}…' is longer than 200 characters`],
    { routes: [{ path: `${long}x` }] },
  ],
  [
    'a query parameter with a long name',
    ["The route '/events' is longer than 400 characters"],
    { routes: [{ path: '/events', query: 'q'.repeat(400) }] },
  ],
])('a version with %s has the violations %j', (_what, violations, release) => {
  expect(addressViolations(release)).toEqual(violations);
});

test.each<[string, object, string]>([
  ['at an unknown place', { place: 'top' }, "There is no place 'top' in the navigation"],
  [
    'with an empty label',
    { label: ' ' },
    "The label of its link to '/events/0' is not a short text",
  ],
  ['to a page of another area', { path: '/auth' }, "'/auth' is linked and not one of its pages"],
  [
    'to an address with a parameter',
    { path: '/events/:id' },
    "'/events/:id' is linked and not one of its pages",
  ],
  ['without an order', { order: Number.NaN }, "Its link to '/events/0' has no order"],
])('a version with a link %s has one violation', (_what, fields, violation) => {
  const routes = [...numbered(1), { path: '/events/:id' }];
  const navigation = [{ ...link, ...fields }];
  expect(addressViolations({ routes, navigation })).toEqual([violation]);
});

describe('publishing an area', () => {
  test.each([
    ['/auth', "'/auth' overlaps '/auth' of mf-account 1.0.0"],
    ['/Auth', "'/Auth' overlaps '/auth' of mf-account 1.0.0"],
    ['/blog/first-ai-project', "'/blog/:slug' of mf-marketing 1.0.0"],
    ['/files/*', "'/files/*' is not an address like"],
    ['/:anything', 'would take every address'],
    ['/api/users', 'is an address of the server itself'],
  ])('is refused if the area claims %s', async (path, reason) => {
    const { add } = await liveStore();
    await expect(add('mf-events', '1.0.0', paths('/events', path))).rejects.toThrow(reason);
  });

  test('is refused if the area claims an address that only a canary of another area has', async () => {
    const { store, add } = await liveStore();
    await add('mf-account', '1.1.0', paths('/auth', '/dashboard', '/invoices'));
    await startCanary(store, 'mf-account', '1.1.0', 5, team);
    await expect(add('mf-events', '1.0.0', paths('/invoices'))).rejects.toThrow(
      "'/invoices' of mf-account 1.1.0",
    );
  });

  test('is refused if the area links to a page of another area in its navigation', async () => {
    const { add } = await liveStore();
    const navigation = [{ place: 'bar', label: 'Sign in', path: '/auth', order: 1 }] as const;
    const release = { ...paths('/events'), navigation };
    await expect(add('mf-events', '1.0.0', release)).rejects.toThrow("'/auth' is linked");
  });

  test('is refused if the name of the area begins with the name of another area', async () => {
    const { add } = await liveStore();
    await expect(add('mf-account-events', '1.0.0', paths('/events'))).rejects.toThrow(
      'Its name and mf-account begin alike',
    );
  });
});

describe('a version whose address another area has taken since it was published', () => {
  async function taken() {
    const { store, add } = await liveStore();
    await add('mf-events', '1.0.0', paths('/events'));
    await add('mf-events', '2.0.0', paths('/events', '/invoices'));
    await promote(store, 'mf-events', '1.0.0', team);
    await add('mf-account', '1.1.0', paths('/auth', '/dashboard', '/invoices'));
    await promote(store, 'mf-account', '1.1.0', team);
    return store;
  }
  const reason = "'/invoices' overlaps '/invoices' of mf-account 1.1.0";

  test('cannot be promoted', async () => {
    await expect(promote(await taken(), 'mf-events', '2.0.0', team)).rejects.toThrow(reason);
  });

  test('cannot become a canary', async () => {
    await expect(startCanary(await taken(), 'mf-events', '2.0.0', 5, team)).rejects.toThrow(reason);
  });

  test('cannot be previewed', async () => {
    await expect(previewToken(await taken(), 'mf-events', '2.0.0', 1)).rejects.toThrow(reason);
  });

  test('cannot be rolled back to', async () => {
    await expect(rollback(await taken(), 'mf-events', team, '2.0.0')).rejects.toThrow(reason);
  });
});

test('an address can move to another area in one revision that also updates its former owner', async () => {
  const { store, add } = await liveStore();
  const events = paths('/events', '/dashboard');
  await expect(add('mf-events', '1.0.0', events)).rejects.toThrow("'/dashboard' of mf-account");
  await add('mf-account', '2.0.0', paths('/auth'));
  await add('mf-events', '1.0.0', events);
  await expect(promote(store, 'mf-events', '1.0.0', team)).rejects.toThrow(
    "'/dashboard' of mf-account 1.0.0",
  );
  await changeRegistry(store, team, ({ remotes }) => ({
    remotes: {
      ...remotes,
      'mf-account': { stable: '2.0.0', previous: '1.0.0', canary: null },
      'mf-events': { stable: '1.0.0', previous: null, canary: null },
    },
    change: { what: 'promote', remote: 'mf-account', version: '2.0.0' },
  }));
  await expect(rollback(store, 'mf-account', team)).rejects.toThrow(
    "'/dashboard' overlaps '/dashboard' of mf-events 1.0.0",
  );
  const { remotes } = await readRegistry(store);
  expect(Object.keys(remotes)).toEqual(['mf-account', 'mf-marketing', 'mf-events']);
  expect(remotes['mf-account']?.stable).toBe('2.0.0');
});
