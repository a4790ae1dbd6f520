import { readRegistry } from '../registry/read-registry.js';
import { copyOf, newStore } from '../testing/artefact.js';
import { publishTo, why } from '../testing/team-store.js';
import { promote } from './promote.js';
import { rollback, rollbackFailing } from './rollback.js';

afterEach(() => jest.restoreAllMocks());

/** Created once, because publishing and promoting are slow. */
let published = '';
beforeAll(async () => {
  published = await newStore();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await publishTo(published, 'mf-admin', version);
    await promote(published, 'mf-admin', version, why);
  }
}, 60_000);
/** A store where 1.2.0 is live, and 1.1.0 and 1.0.0 were before. */
const threeVersions = () => copyOf(published);

const pointersOf = async (store: string) => (await readRegistry(store)).remotes['mf-admin'];

describe('a rollback without a version after another one', () => {
  test('is refused until a minute has passed', async () => {
    const store = await threeVersions();
    const { change } = await rollback(store, 'mf-admin', why);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(change?.at ?? '') + 60_000);
    await expect(rollback(store, 'mf-admin', why)).rejects.toThrow(
      "'rollback' of mf-admin 1.1.0 was done 60 s ago by root: 1.1.0 is live now. Nothing was changed.",
    );
    now.mockReturnValue(Date.parse(change?.at ?? '') + 60_001);
    await rollback(store, 'mf-admin', why);
    expect(await pointersOf(store)).toEqual({ stable: '1.0.0', previous: null, canary: null });
  });

  test('says to name a version where there is no earlier one', async () => {
    const store = await threeVersions();
    const { change } = await rollback(store, 'mf-admin', why, '1.0.0');
    await expect(rollback(store, 'mf-admin', why)).rejects.toThrow(
      'To go further back, name the version: rollback mf-admin <version>',
    );
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(change?.at ?? '') + 60_001);
    await expect(rollback(store, 'mf-admin', why)).rejects.toThrow(
      'mf-admin has no earlier version. Name one: see list mf-admin.',
    );
  });
});

test.each([
  ['mf-account', undefined, 'No version of mf-account is live'],
  ['mf-admin', '1.2.0', 'mf-admin 1.2.0 is live already'],
  ['mf-admin', '9.9.9', 'mf-admin 9.9.9 is not in the store'],
])('a rollback of %s to the version %p is refused', async (remote, version, message) => {
  await expect(rollback(published, remote, why, version)).rejects.toThrow(message);
});

describe('a rollback of a failing version', () => {
  test('restores the version before and goes back only once', async () => {
    const store = await threeVersions();
    const { change } = await rollbackFailing(store, 'mf-admin', '1.2.0', 'it fails');
    expect(change).toMatchObject({ what: 'rollback', version: '1.1.0', who: 'automatic' });
    expect(await pointersOf(store)).toEqual({ stable: '1.1.0', previous: null, canary: null });
    const again = rollbackFailing(store, 'mf-admin', '1.1.0', 'it fails');
    await expect(again).rejects.toThrow('mf-admin has no earlier version');
  });

  test.each([
    ['mf-admin', '1.1.0'],
    ['mf-account', '1.0.0'],
  ])('is refused for %s %s, which is not live', async (remote, version) => {
    const refused = rollbackFailing(published, remote, version, 'it fails');
    await expect(refused).rejects.toThrow(`${remote} ${version} is not live`);
  });
});
