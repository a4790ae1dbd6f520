import { readHistory } from '@northcast/release/changes/history';
import { runCanaryCommand } from '@northcast/release/commands/canary-command';
import {
  areaOf,
  canaryOf,
  installationWithTwoVersions,
  isEnded,
  many,
  overviewOf,
  running,
  serve,
  tell,
  visitors,
} from '../testing/canary-visits.js';
import { team } from '../testing/installation.js';
import { until } from '../testing/until.js';

// Every registry change is flushed to disk.
jest.setTimeout(60_000);

describe('a canary', () => {
  test('that fails for all its visitors is stopped, and the history records the reason', async () => {
    const { server, store } = await running();
    await visitors(server, '1.1.0', many(10, 'execution'));
    await isEnded(server);
    expect((await readHistory(store))[0]).toMatchObject({
      who: 'automatic',
      what: 'stop canary',
      version: '1.1.0',
      why: '8 of 8 visitors failed (8 execution), 0 of 0 of stable 1.0.0',
    });
    expect((await overviewOf(server)).troubles).toEqual([
      expect.stringContaining('The canary mf-admin 1.1.0 was ended at'),
    ]);
  });

  test('that fails for all its visitors is stopped, even if one client reports 50 failures of stable', async () => {
    const { server, store } = await running(50);
    for (let turn = 0; turn < 50; turn += 1)
      await tell(server, { address: '203.0.113.7', version: '1.0.0', outcome: 'execution' });
    await visitors(server, '1.1.0', many(12, 'execution'));
    await isEnded(server);
    expect((await readHistory(store))[0]).toMatchObject({
      why: expect.stringMatching(/, 1 of 1 of stable 1\.0\.0$/),
    });
  });

  test.each(['error', 'rejection'])('is stopped by %s reports after ok loads', async (outcome) => {
    const { server } = await running();
    await visitors(server, '1.1.0', many(10, 'ok'));
    await visitors(server, '1.1.0', many(10, outcome));
    await isEnded(server);
  });

  test('continues when API calls fail on the stable version as well', async () => {
    const { server } = await running();
    await visitors(server, '1.1.0', many(20, 'api'));
    await visitors(server, '1.0.0', many(20, 'api'), 101);
    expect(await canaryOf(server)).not.toBeNull();
  });

  test('is stopped when its API calls fail and those of the stable version do not', async () => {
    const { server } = await running();
    await visitors(server, '1.0.0', many(30, 'ok'), 101);
    await visitors(server, '1.1.0', many(20, 'api'));
    await isEnded(server);
  });

  test('continues when its API calls fail and there are no votes on the stable version', async () => {
    const { server } = await running();
    await visitors(server, '1.1.0', many(30, 'api'));
    expect(await canaryOf(server)).not.toBeNull();
  });
});

describe('a halted canary', () => {
  test('stays halted on a server that cannot sign, and on a server that starts later', async () => {
    const { installation, server } = await running(100);
    const key = process.env['RELEASE_PUBLIC_KEY'];
    const { publicKey } = await import('@northcast/release/keys/release-keys');
    const pem = (await publicKey(installation.store))?.export({ type: 'spki', format: 'pem' });
    process.env['RELEASE_PUBLIC_KEY'] = String(pem);
    try {
      await visitors(server, '1.1.0', many(10, 'execution'));
      expect((await canaryOf(server))?.version).toBe('1.1.0');
      for (const each of [server, serve(installation)]) {
        const { body } = await each.agent
          .get('/releases/registry.json')
          .set('Cookie', 'nc_canary=1');
        expect(body.remotes[0].version).toBe('1.0.0');
        expect((await overviewOf(each)).troubles[0]).toContain('mf-admin 1.1.0 was ended');
      }
    } finally {
      if (key === undefined) delete process.env['RELEASE_PUBLIC_KEY'];
      else process.env['RELEASE_PUBLIC_KEY'] = key;
    }
  });

  test('is served again after a new canary command, whose output names the lifted halt', async () => {
    const { server, store } = await running();
    await visitors(server, '1.1.0', many(10, 'execution'));
    await isEnded(server);
    const said = await runCanaryCommand({
      store,
      remote: 'mf-admin',
      version: '1.1.0',
      amount: '100',
      by: team,
    });
    expect(said).toMatch(/^This lifts the halt of \S+ \(8 of 8 visitors failed.*goes to 100 %/);
    for (let number = 0; number < 20; number += 1) {
      const { body } = await server.agent
        .get('/releases/registry.json')
        .set('Cookie', `nc_canary=${number}`);
      expect(body.remotes[0].version).toBe('1.1.0');
    }
    expect((await overviewOf(server)).troubles).toEqual([]);
  });
});

describe('canary steps', () => {
  const walk = (store: string) =>
    runCanaryCommand({
      store,
      remote: 'mf-admin',
      version: '1.1.0',
      amount: undefined,
      steps: '25,50,100',
      every: '1s',
      by: team,
    });

  test('are taken while the canary has no failures', async () => {
    const installation = await installationWithTwoVersions();
    expect(await walk(installation.store)).toContain('25 % of the visitors, then to 50 %, 100 %');
    const server = serve(installation);
    await visitors(server, '1.1.0', many(20, 'ok'));
    await until(async () => (await canaryOf(server))?.percent === 50);
    expect((await readHistory(installation.store))[0]).toMatchObject({
      what: 'step canary',
      percent: 50,
      who: 'automatic',
    });
  });

  test('hand on the failures of the stable version, but not those that the API caused', async () => {
    const installation = await installationWithTwoVersions();
    await walk(installation.store);
    const server = serve(installation);
    await visitors(server, '1.0.0', [...many(20, 'api'), 'error'], 101);
    await visitors(server, '1.1.0', many(20, 'ok'));
    await until(async () => (await canaryOf(server))?.percent === 50);
    expect((await canaryOf(server))?.earlier).toEqual({ visitors: 21, failed: 1 });
  });

  test('wait while there are too few visitors, and the releases page says so', async () => {
    const installation = await installationWithTwoVersions();
    await walk(installation.store);
    const server = serve(installation);
    await visitors(server, '1.1.0', many(3, 'ok'));
    const due = (await areaOf(server)).standing.next.due;
    await until(async () => Date.now() > Date.parse(due) + 1500);
    const { standing } = await areaOf(server);
    expect(standing).toMatchObject({ percent: 25, verdict: 'waiting' });
    expect(standing.summary).toMatch(/^waits: 3 of 20 visitors then 50 %/);
    const { text } = await server.agent.get('/_releases').set('Accept', 'text/html');
    expect(text).toContain('waits: 3 of 20 visitors');
  });

  test('are not taken while the votes make the canary doubtful', async () => {
    const installation = await installationWithTwoVersions();
    await walk(installation.store);
    const server = serve(installation);
    await visitors(server, '1.1.0', [...many(22, 'ok'), ...many(6, 'error')]);
    const due = (await areaOf(server)).standing.next.due;
    await until(async () => Date.now() > Date.parse(due) + 1500);
    const { standing } = await areaOf(server);
    expect(standing).toMatchObject({ percent: 25, verdict: 'doubtful' });
  });
});
