import { newStore } from '../testing/artefact.js';
import { type Actor, changeRegistry } from './change-registry.js';
import { isChangedByPersonAfter } from './history.js';

const person: Actor = { why: 'new prices' };
const server: Actor = { why: 'it fails', automatic: true };
const promoted = { what: 'promote', remote: 'mf-admin', version: '1.1.0' } as const;
const longAgo = '2026-01-01T10:00:00.000Z';

test.each<[string, boolean, Actor, object]>([
  ['promoted by a person', true, person, {}],
  [
    'promoted by a person with another area',
    true,
    person,
    { remote: 'mf-account', with: [{ remote: 'mf-admin', version: '1.1.0' }] },
  ],
  ['rolled back by a server', false, server, { what: 'rollback' }],
  ['unchanged while a person promotes another area', false, person, { remote: 'mf-account' }],
])('whether a person has changed an area that was %s: %p', async (_how, is, actor, fields) => {
  const store = await newStore();
  const { change } = await changeRegistry(store, actor, ({ remotes }) => ({
    remotes,
    change: { ...promoted, ...fields },
  }));
  expect(await isChangedByPersonAfter(store, 'mf-admin', longAgo)).toBe(is);
  expect(await isChangedByPersonAfter(store, 'mf-admin', change?.at ?? '')).toBe(false);
});
