import { readdir, readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { writeVotes } from '@northcast/release/canary/vote-files';
import { startCanary, stopCanary } from '@northcast/release/commands/canary';
import { canaryFolder, keysFolder } from '@northcast/release/store/store-layout';
import {
  areaOf,
  canaryOf,
  many,
  running,
  type Server,
  serve,
  tell,
  tokenFor,
  visitors,
} from '../testing/canary-visits.js';
import { newInstallation, team } from '../testing/installation.js';
import { until } from '../testing/until.js';

// Every registry change is flushed to disk.
jest.setTimeout(60_000);

afterEach(() => jest.restoreAllMocks());

describe('votes', () => {
  test('from one address count as one vote, however many tokens the client uses', async () => {
    const { server } = await running();
    await visitors(server, '1.1.0', many(25, 'ok'));
    for (let turn = 0; turn < 30; turn += 1)
      await tell(server, { address: '203.0.113.7', version: '1.1.0', outcome: 'execution' });
    const { standing } = await areaOf(server);
    expect(standing.canary).toMatchObject({ visitors: 26, failed: 1 });
    expect(await canaryOf(server)).not.toBeNull();
  });

  test('count once per IPv6 /64, and at most three times per IPv6 /48 or IPv4 /24', async () => {
    const { server } = await running();
    for (let host = 1; host <= 12; host += 1)
      await tell(server, { address: `2001:db8:1:1::${host}`, version: '1.1.0', outcome: 'error' });
    expect((await areaOf(server)).standing.canary.failed).toBe(1);
    for (let line = 1; line <= 12; line += 1)
      await tell(server, { address: `2001:db8:1:${line}::1`, version: '1.1.0', outcome: 'error' });
    for (let host = 1; host <= 12; host += 1)
      await tell(server, { address: `198.51.100.${host}`, version: '1.1.0', outcome: 'error' });
    expect((await areaOf(server)).standing.canary.failed).toBe(6);
    expect(await canaryOf(server)).not.toBeNull();
  });

  test('on the stable version are limited per network as well', async () => {
    const { server } = await running();
    for (let turn = 0; turn < 12; turn += 1)
      await tell(server, { address: `203.0.113.${turn}`, version: '1.0.0', outcome: 'execution' });
    expect((await areaOf(server)).standing.stable).toMatchObject({ visitors: 3, failed: 3 });
  });

  test('of a network are limited within one canary step, and count again at the next', async () => {
    const { server, store } = await running(50);
    const failures = async () => {
      for (let host = 1; host <= 4; host += 1)
        for (const version of ['1.0.0', '1.1.0'])
          await tell(server, { address: `203.0.113.${host}`, version, outcome: 'error' });
      const { standing } = await areaOf(server);
      return [standing.stable.failed, standing.canary.failed];
    };
    expect(await failures()).toEqual([3, 3]);
    await startCanary(store, 'mf-admin', '1.1.0', 60, team);
    const { standing } = await areaOf(server);
    expect([standing.stable.visitors, standing.canary.visitors]).toEqual([0, 0]);
    expect(await failures()).toEqual([3, 3]);
  });

  test('change from ok to failed, never back', async () => {
    const { server } = await running();
    const token = await tokenFor(server, '1.1.0');
    const from = { address: '203.0.113.7', version: '1.1.0', token };
    for (const outcome of ['ok', 'rejection', 'ok', 'error'])
      await tell(server, { ...from, outcome });
    const { standing } = await areaOf(server);
    expect(standing.canary).toMatchObject({ visitors: 1, failed: 1, kinds: { rejection: 1 } });
  });

  test('with a token that another address has used are ignored', async () => {
    const { server } = await running();
    const token = await tokenFor(server, '1.1.0');
    for (let turn = 1; turn <= 20; turn += 1)
      await tell(server, { address: `10.${turn}.0.1`, version: '1.1.0', outcome: 'error', token });
    expect((await areaOf(server)).standing.canary.visitors).toBe(1);
  });

  test.each([
    ['without a token', async () => ''],
    [
      'with a token of the other version',
      async (server: Server) => await tokenFor(server, '1.0.0'),
    ],
    [
      'with an altered token',
      async (server: Server) => (await tokenFor(server, '1.1.0')).replace(/^...../, 'AAAAA'),
    ],
  ])('%s are ignored', async (_name, tokenOf) => {
    const { server } = await running();
    const token = await tokenOf(server);
    await tell(server, { address: '10.1.0.1', version: '1.1.0', outcome: 'execution', token });
    const { standing, live } = await areaOf(server);
    expect(standing.canary.visitors).toBe(0);
    expect(live.map(({ failed }: { failed: object }) => failed)).toEqual([{}, {}]);
  });

  test('with the token from the Server-Timing header are counted', async () => {
    const { server } = await running(100);
    const { headers } = await server.agent
      .get('/releases/registry.json')
      .set('Cookie', 'nc_canary=7');
    const [, token] = /nc;desc="([^"]+)"/.exec(headers['server-timing'] ?? '') ?? [];
    await tell(server, {
      address: '10.1.0.1',
      version: '1.1.0',
      outcome: 'ok',
      token: token ?? '',
    });
    expect((await areaOf(server)).standing.canary.visitors).toBe(1);
  });

  test('are signed with a secret that only the owner of its file can read', async () => {
    const { server, store } = await running();
    await tokenFor(server, '1.1.0');
    const file = path.join(keysFolder(store), 'vote-secret');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, 'utf8')).trim()).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the files of votes', () => {
  const folderOf = (store: string) => path.join(canaryFolder(store), 'votes');

  test('contain no vote any more when the canary has ended', async () => {
    const { server, store } = await running();
    const written = async () => {
      const names = await readdir(folderOf(store)).catch(() => []);
      const texts = names.map((name) => readFile(path.join(folderOf(store), name), 'utf8'));
      return (await Promise.all(texts)).join();
    };
    await visitors(server, '1.1.0', many(2, 'ok'));
    await until(async () => (await written()).includes('"ok"'));
    await stopCanary(store, 'mf-admin', team);
    await until(async () => !(await written()).includes('"ok"'));
  });

  test('of a server that has stopped are deleted after an hour, also if no canary runs', async () => {
    const installation = await newInstallation();
    const { store } = installation;
    const arms = { '1.0.0': { level: 0, votes: { abc: 'ok' } } };
    await writeVotes(store, 'stopped', { 'mf-admin': { step: 'a step', arms } });
    const then = new Date(Date.now() - 61 * 60_000);
    await utimes(path.join(folderOf(store), 'stopped.json'), then, then);
    serve(installation);
    await until(async () => (await readdir(folderOf(store))).length === 0);
  });
});

describe('several servers', () => {
  test('decide by the votes of all servers, and count each client once', async () => {
    const { installation, server } = await running();
    const other = serve(installation);
    await visitors(server, '1.1.0', many(5, 'execution'));
    // Four of the five clients vote at the other server as well: nine votes of five clients.
    await visitors(other, '1.1.0', many(4, 'execution'));
    await until(async () => (await areaOf(other)).standing.canary.visitors === 5);
    expect(await canaryOf(server)).not.toBeNull();
    // Neither server alone has the eight failures that end a canary.
    await visitors(other, '1.1.0', many(3, 'execution'), 101);
    await until(async () => (await canaryOf(server)) === null);
  });

  test('share their votes with a server that starts later', async () => {
    const { installation, server } = await running();
    await visitors(server, '1.1.0', many(5, 'execution'));
    const started = serve(installation);
    await until(async () => (await areaOf(started)).standing.canary.failed === 5);
  });
});

describe('the beacon', () => {
  test('rejects other sites with 403, large bodies with 413 and invalid reports with 400', async () => {
    const { server } = await running();
    const post = () => server.agent.post('/releases/beacon');
    await post().set('Sec-Fetch-Site', 'cross-site').send('{}').expect(403);
    await post().send('x'.repeat(13_000)).expect(413);
    await post().send('oops').expect(400);
    await post().send('{}').expect(400);
    await post().send('[]').expect(204);
  });

  test.each(['/releases/beacon', '/releases/csp'])(
    'at %s reads 60 requests of a client per minute and discards further ones with 204',
    async (address) => {
      const { server } = await running();
      let now = 1_000_000;
      jest.spyOn(performance, 'now').mockImplementation(() => now);
      // A request that is read gets 400, because its body is invalid.
      const post = (client: string) =>
        server.agent.post(address).set('X-Forwarded-For', client).send('oops');
      for (const wait of [0, 60_000]) {
        now += wait;
        for (let host = 1; host <= 60; host += 1) await post(`2001:db8::${host}`).expect(400);
        await post('2001:db8::61').expect(204);
        await post('2001:db8:0:1::1').expect(400);
      }
      now += 59_999;
      await post('2001:db8::61').expect(204);
    },
  );
});
