import { addKey } from '@northcast/release/commands/keys';
import type { Pointers } from '@northcast/release/registry/registry-revision';
import { newKey } from '@northcast/release/testing/key-files';
import { forge, newTeamKey } from '@northcast/release/testing/team-store';
import { newInstallation, team } from '../testing/installation.js';

// Every registry change is flushed to disk.
jest.setTimeout(60_000);

const live = { stable: '1.0.0', previous: null };

test.each<[string, object]>([
  ['without fields', {}],
  ['that do not say whether there is a canary', live],
  [
    'of a canary without a list of steps',
    { ...live, canary: { version: '1.0.0', percent: 5, steps: 5 } },
  ],
])(
  'pointers %s, signed by the key of an area, leave all areas as they are',
  async (_what, pointers) => {
    const { store, registry, publish, promote } = await newInstallation();
    for (const remote of ['mf-account', 'mf-admin']) {
      await publish(remote, '1.0.0');
      await promote(remote, '1.0.0');
    }
    const key = newKey();
    await addKey(store, newTeamKey(key), team);
    const visitor = { canaryNumber: 0, previews: [] };
    const before = await registry.forVisitor(visitor);
    expect(before.remotes.map(({ name }) => name)).toEqual(['mf-account', 'mf-admin']);
    await forge(store, key, ({ remotes }) => ({
      remotes: { ...remotes, 'mf-account': pointers as Pointers },
    }));
    expect(await registry.forVisitor(visitor)).toEqual(before);
    expect(registry.trouble.registry?.reason).toContain('no valid pointers of mf-account');
  },
);
