import { cp } from 'node:fs/promises';
import { publish } from '../commands/publish.js';
import { artefactPath } from '../store/store-layout.js';
import { addPastGates, newStore, writeArtefact } from '../testing/artefact.js';
import type { Release } from './release.js';
import { malformedField } from './release-shape.js';
import { readRelease } from './release-store.js';

const others = [
  ['mf-admin', '1.1.0'],
  ['mf-account', '1.0.0'],
] as const;

test.each(others)(
  'the artefact of %s %s is not trusted if its release.json is that of mf-admin 1.0.0',
  async (remote, version) => {
    const store = await newStore();
    await addPastGates(store, await writeArtefact('mf-admin', '1.0.0'), { remote, version });
    await expect(readRelease(store, remote, version)).rejects.toThrow(
      `release.json of ${remote} ${version} is that of mf-admin 1.0.0`,
    );
  },
);

test.each(others)(
  'the artefact of %s %s is not trusted if its publication is that of mf-admin 1.0.0',
  async (remote, version) => {
    const store = await newStore();
    await publish(store, await writeArtefact('mf-admin', '1.0.0'), { why: 'a test' });
    const copy = artefactPath(store, remote, version);
    await cp(artefactPath(store, 'mf-admin', '1.0.0'), copy, { recursive: true });
    await expect(readRelease(store, remote, version)).rejects.toThrow(
      `The publication of ${remote} ${version} is that of mf-admin 1.0.0`,
    );
  },
);

test.each([null, 3, 'mf-admin', [], {}])(
  'the release document %j has no valid name',
  (document) => {
    expect(malformedField(document)).toBe('name');
  },
);

/** Adds a release with these fields to a store and reads it. */
async function readWith(release: Partial<Release>): Promise<Release> {
  const store = await newStore();
  await addPastGates(store, await writeArtefact('mf-admin', '1.0.0', { release }));
  return await readRelease(store, 'mf-admin', '1.0.0');
}

const text = (length: number) => 'x'.repeat(length);
const route = { path: '/mf-admin' };
const link = { place: 'bar', label: 'Offers', path: '/mf-admin', order: 1 } as const;
const label = { ...link, label: text(40) };

test.each<Partial<Release>>([
  { routes: Array(200).fill(route) },
  { routes: [{ path: `/${text(199)}` }] },
  { navigation: Array(30).fill(label), title: text(40) },
])('a release at the limits is trusted (case %#)', async (release) => {
  expect(await readWith(release)).toMatchObject(release);
});

test.each<[string, keyof Release, Partial<Release>]>([
  ['201 routes', 'routes', { routes: Array(201).fill(route) }],
  ['a path of 201 characters', 'routes', { routes: [{ path: `/${text(200)}` }] }],
  ['a route with a long field', 'routes', { routes: [{ ...route, query: text(400) }] }],
  ['31 links', 'navigation', { navigation: Array(31).fill(link) }],
  ['a label of 41 characters', 'navigation', { navigation: [{ ...link, label: text(41) }] }],
  ['a title of 41 characters', 'title', { title: text(41) }],
])('a release with %s is not trusted because of its %s', async (_what, field, release) => {
  await expect(readWith(release)).rejects.toThrow(
    `release.json of mf-admin 1.0.0 has no valid '${field}'`,
  );
});
