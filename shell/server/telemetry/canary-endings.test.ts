import { runCanaryCommand } from '@northcast/release/commands/canary-command';
import { readHistory } from '@northcast/release/changes/history';
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
  until,
  visitors,
} from '../testing/canary-visits.js';
import { team } from '../testing/installation.js';

// Every registry change is flushed to disk.
jest.setTimeout(60_000);

describe('a canary', () => {
  test('that fails for ten of ten is ended, and the history says why', async () => {
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

  test('at 100 % that fails for everybody is ended, though somebody lies about stable', async () => {
    const { server } = await running(50);
    for (let turn = 0; turn < 10; turn += 1)
      await tell(server, { address: '203.0.113.7', version: '1.0.0', outcome: 'execution' });
    await visitors(server, '1.1.0', many(12, 'execution'));
    await isEnded(server);
  });

  test.each(['error', 'rejection'])('whose %s is told after the load is ended', async (outcome) => {
    const { server } = await running();
    await visitors(server, '1.1.0', many(10, 'ok'));
    await visitors(server, '1.1.0', many(10, outcome));
    await isEnded(server);
  });

  test('lives through an outage of the API, which stable meets as well', async () => {
    const { server } = await running();
    await visitors(server, '1.1.0', many(20, 'api'));
    await visitors(server, '1.0.0', many(20, 'api'), 101);
    expect(await canaryOf(server)).not.toBeNull();
  });

  test('whose calls fail where those of stable do not is ended', async () => {
    const { server } = await running();
    await visitors(server, '1.0.0', many(30, 'ok'), 101);
    await visitors(server, '1.1.0', many(20, 'api'));
    await isEnded(server);
  });

  test('whose calls fail where nobody votes on stable goes on', async () => {
    const { server } = await running();
    await visitors(server, '1.1.0', many(30, 'api'));
    expect(await canaryOf(server)).not.toBeNull();
  });
});

describe('a halted canary', () => {
  test('stays halted on a server that may not sign, and on the next one', async () => {
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

  test('is lifted by a new command, which says so and gives it to everybody', async () => {
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

describe('steps', () => {
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

  test('are walked while the canary does well', async () => {
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

  test('wait while there are too few visitors, and say so', async () => {
    const installation = await installationWithTwoVersions();
    await walk(installation.store);
    const server = serve(installation);
    await visitors(server, '1.1.0', many(3, 'ok'));
    const due = (await areaOf(server)).standing.next.due;
    await until(async () => Date.now() > Date.parse(due) + 1500);
    const { standing } = await areaOf(server);
    expect(standing).toMatchObject({ percent: 25, verdict: 'waiting' });
    expect(standing.words).toMatch(/^waits: 3 of 20 visitors then 50 %/);
    const { text } = await server.agent.get('/_releases').set('Accept', 'text/html');
    expect(text).toContain('waits: 3 of 20 visitors');
  });

  test('are not taken while votes are against the canary', async () => {
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
