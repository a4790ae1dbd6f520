import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { haltOf, writeHalt } from '@northcast/release/canary/halts';
import { changeRegistry } from '@northcast/release/changes/change-registry';
import { startCanary } from '@northcast/release/commands/canary';
import { publicKey } from '@northcast/release/keys/release-keys';
import { runOf } from '@northcast/release/registry/canary-pointer';
import { canaryFolder } from '@northcast/release/store/store-layout';
import { newInstallation, team } from '../testing/installation.js';
import { CanaryGuard } from './canary-guard.js';
import { VoteLedger } from './vote-ledger.js';

// Every registry change is flushed to disk.
jest.setTimeout(60_000);

const areas = ['mf-account', 'mf-admin'] as const;

test('a canary that cannot be judged is reported, and those of other areas are ended', async () => {
  const { store, registry, settings, publish, promote } = await newInstallation();
  for (const remote of areas) {
    for (const version of ['1.0.0', '1.1.0']) await publish(remote, version);
    await promote(remote, '1.0.0');
  }
  await startCanary(store, 'mf-admin', '1.1.0', 50, team);
  // The root key may sign what is no time.
  const broken = { version: '1.1.0', percent: 50, steppedAt: 'soon', steps: [100], every: 1000 };
  const { remotes } = await changeRegistry(store, team, (before) => ({
    remotes: {
      ...before.remotes,
      'mf-account': { stable: '1.0.0', previous: null, canary: broken },
    },
    change: { what: 'canary', remote: 'mf-account', version: '1.1.0' },
  }));
  const canary = remotes['mf-admin']?.canary;
  const halt = { remote: 'mf-admin', version: '1.1.0', run: canary ? runOf(canary) : '' };
  await writeHalt(store, { ...halt, at: new Date().toISOString(), why: 'it fails elsewhere' });
  const said: string[] = [];
  const warn = (text: string) => void said.push(text);
  const { canary: limits } = settings.release;
  const ledger = new VoteLedger(store, limits.votesPerNetwork, warn);
  await new CanaryGuard(store, registry, ledger, limits, warn).look();
  const live = (await registry.pointers())?.remotes;
  expect(live?.['mf-admin']?.canary).toBeNull();
  expect(live?.['mf-account']?.canary).toEqual(broken);
  expect(said).toEqual([expect.stringContaining("The canary of mf-account can't be judged")]);
});

test('a halt that could not be written is written when the store is writable', async () => {
  const { store, registry, settings, publish, promote } = await newInstallation();
  for (const version of ['1.0.0', '1.1.0']) await publish('mf-admin', version);
  await promote('mf-admin', '1.0.0');
  const { remotes } = await startCanary(store, 'mf-admin', '1.1.0', 50, team);
  const canary = remotes['mf-admin']?.canary;
  const halts = path.join(canaryFolder(store), 'halts');
  await mkdir(canaryFolder(store), { recursive: true });
  await writeFile(halts, 'in the place of the folder');
  const { canary: limits } = settings.release;
  const ledger = new VoteLedger(store, limits.votesPerNetwork, () => undefined);
  const guard = new CanaryGuard(store, registry, ledger, limits, () => undefined);
  const pem = (await publicKey(store))?.export({ type: 'spki', format: 'pem' });
  process.env['RELEASE_PUBLIC_KEY'] = String(pem);
  try {
    await guard.failed('mf-admin', '1.1.0', 'broken');
    await rm(halts);
    await guard.look();
  } finally {
    delete process.env['RELEASE_PUBLIC_KEY'];
  }
  const halt = await haltOf(store, 'mf-admin', '1.1.0', canary ? runOf(canary) : '');
  expect(halt?.why).toBe('broken');
});
