import { startCanary } from '@northcast/release/commands/canary';
import { publicKey } from '@northcast/release/keys/release-keys';
import { LiveRegistry } from '../registry/live-registry.js';
import { CanaryGuard } from '../telemetry/canary-guard.js';
import { VoteLedger } from '../telemetry/vote-ledger.js';
import { newInstallation, team } from '../testing/installation.js';
import { until } from '../testing/until.js';
import { FailingVersions } from './failing-versions.js';
import { withdrawFailing } from './withdraw-failing.js';

// Every registry change is flushed to disk.
jest.setTimeout(60_000);

/** Stable 1.0.0 of mf-admin, with 1.1.0 published; `failsUntil` lets a version fail repeatedly. */
async function withdrawing() {
  const { publish, promote, registry, settings, store } = await newInstallation();
  for (const version of ['1.0.0', '1.1.0']) await publish('mf-admin', version);
  await promote('mf-admin', '1.0.0');
  const failing = new FailingVersions();
  const warnings: string[] = [];
  const warn = (text: string) => void warnings.push(text);
  const { canary } = settings.release;
  const ledger = new VoteLedger(store, canary.votesPerNetwork, warn);
  const guard = new CanaryGuard(store, registry, ledger, canary, warn);
  withdrawFailing(store, registry, failing, guard, warn);
  /** Another server, which sees the same failures at the same time. */
  const addServer = () =>
    withdrawFailing(store, new LiveRegistry(settings, warn), failing, guard, warn);
  const pointers = async () => (await registry.pointers())?.remotes['mf-admin'];
  const failsUntil = (version: string, isDone: () => Promise<boolean> | boolean) =>
    until(async () => {
      failing.failed('mf-admin', version, '/admin', { reason: 'broken', isCode: true });
      return await isDone();
    });
  return { addServer, failsUntil, pointers, promote, store, warnings };
}

test('a canary that was started again after its halt is ended again', async () => {
  const { failsUntil, pointers, store } = await withdrawing();
  for (let run = 0; run < 2; run += 1) {
    await startCanary(store, 'mf-admin', '1.1.0', 50, team);
    await failsUntil('1.1.0', async () => (await pointers())?.canary === null);
  }
});

test('a stable version that was promoted again is rolled back again', async () => {
  const { failsUntil, pointers, promote } = await withdrawing();
  for (let run = 0; run < 2; run += 1) {
    await promote('mf-admin', '1.1.0');
    await failsUntil('1.1.0', async () => (await pointers())?.stable === '1.0.0');
  }
});

test('a server says nothing about a version that another server has withdrawn', async () => {
  const { addServer, failsUntil, pointers, promote, warnings } = await withdrawing();
  addServer();
  for (let run = 0; run < 2; run += 1) {
    await promote('mf-admin', '1.1.0');
    await failsUntil('1.1.0', async () => (await pointers())?.stable === '1.0.0');
  }
  const told = 'mf-admin goes back from 1.1.0 to 1.0.0. Its server code failed at /admin: broken';
  expect(new Set(warnings)).toEqual(new Set([told]));
});

test('a failing stable version without a previous one is reported once', async () => {
  const { failsUntil, warnings } = await withdrawing();
  let failures = 0;
  await failsUntil('1.0.0', () => {
    failures += 1;
    return warnings.length > 0 && failures > 20;
  });
  expect(warnings).toEqual([
    'mf-admin 1.0.0 stays live though its server code fails: mf-admin has no earlier version',
  ]);
});

test('a canary that a server without a key cannot end in the registry is halted once', async () => {
  const { failsUntil, pointers, store, warnings } = await withdrawing();
  await startCanary(store, 'mf-admin', '1.1.0', 50, team);
  const pem = (await publicKey(store))?.export({ type: 'spki', format: 'pem' });
  process.env['RELEASE_PUBLIC_KEY'] = String(pem);
  try {
    let failures = 0;
    await failsUntil('1.1.0', () => {
      failures += 1;
      return warnings.length > 1 && failures > 20;
    });
  } finally {
    delete process.env['RELEASE_PUBLIC_KEY'];
  }
  expect(warnings).toEqual([
    'The canary mf-admin 1.1.0 is ended. Its server code failed at /admin: broken',
    expect.stringContaining('The registry still names the canary mf-admin 1.1.0: '),
  ]);
  expect((await pointers())?.canary?.version).toBe('1.1.0');
});
