import { setMaxListeners } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startCanary } from '@northcast/release/commands/canary';
import { previewToken } from '@northcast/release/commands/preview-link';
import { rollbackFailing } from '@northcast/release/commands/rollback';
import { artefactsFolder } from '@northcast/release/store/store-layout';
import express from 'express';
import supertest from 'supertest';
import { FailingVersions } from '../documents/failing-versions.js';
import { bucketOf, canaryNumbers } from '../registry/visitor.js';
import { reportsPerAddress } from '../telemetry/beacon-routes.js';
import { newInstallation, team } from '../testing/installation.js';
import { releaseRoutes } from './release-routes.js';

// Every registry change is flushed to disk.
jest.setTimeout(60_000);

const stopped = new AbortController();
setMaxListeners(0, stopped.signal);
afterAll(() => stopped.abort());
afterEach(() => jest.restoreAllMocks());

async function running() {
  const installation = await newInstallation();
  for (const version of ['1.0.0', '1.1.0']) await installation.publish('mf-admin', version);
  await installation.promote('mf-admin', '1.0.0');
  const app = express();
  app.use(releaseRoutes(installation.settings, installation.registry, undefined, stopped.signal));
  const agent = supertest(app);
  const { headers } = await agent.get('/releases/registry.json');
  const [, token] = /nc;desc="([^"]+)"/.exec(headers['server-timing'] ?? '') ?? [];
  const post = (reports: object[]) =>
    agent.post('/releases/beacon').send(JSON.stringify({ tokens: [token], reports }));
  return { ...installation, agent, post };
}

const load = (version: string, outcome: string, remote = 'mf-admin') => ({
  kind: 'load',
  remote,
  version,
  outcome,
  milliseconds: 120,
});

describe('registry.json', () => {
  test('sets no cookie while no canary runs', async () => {
    const { agent } = await running();
    const response = await agent.get('/releases/registry.json').expect(200);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('sets a canary number for a year while a canary runs, and keeps an existing one', async () => {
    const { agent, store } = await running();
    await startCanary(store, 'mf-admin', '1.1.0', 50, team);
    const first = await agent.get('/releases/registry.json');
    const [cookie = ''] = first.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^nc_canary=\d{1,4}; Max-Age=31536000; Path=\/;.* SameSite=Lax$/);
    const again = await agent
      .get('/releases/registry.json')
      .set('Cookie', cookie.split(';')[0] ?? '');
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(again.body.remotes).toEqual(first.body.remotes);
  });

  test.each([
    [49, '1.1.0'],
    [50, '1.0.0'],
  ])('for a canary number in bucket %i names version %s', async (bucket, version) => {
    const { agent, store } = await running();
    await startCanary(store, 'mf-admin', '1.1.0', 50, team);
    const number = Array.from({ length: canaryNumbers }, (_none, each) => each).find(
      (each) => bucketOf(each, 'mf-admin', '1.1.0') === bucket,
    );
    const { body } = await agent
      .get('/releases/registry.json')
      .set('Cookie', `nc_canary=${number}`);
    expect(body.remotes[0].version).toBe(version);
  });

  test('replaces an invalid canary number', async () => {
    const { agent, store } = await running();
    await startCanary(store, 'mf-admin', '1.1.0', 50, team);
    const response = await agent.get('/releases/registry.json').set('Cookie', 'nc_canary=-1');
    expect(response.get('Set-Cookie')?.[0]).toMatch(/^nc_canary=\d/);
  });
});

describe('a preview link', () => {
  test('selects its version until the preview is reset', async () => {
    const { agent, store } = await running();
    const token = await previewToken(store, 'mf-admin', '1.1.0', 1);
    const followed = await agent.get(`/releases/preview?token=${token}`).expect(303, /\//);
    const [cookie = ''] = followed.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^nc_preview=.*; Max-Age=3(600|5\d\d);.*HttpOnly/);
    const { body } = await agent.get('/releases/registry.json').set('Cookie', cookie);
    expect(body.remotes[0].version).toBe('1.1.0');
    expect(body.preview).toEqual([{ name: 'mf-admin', version: '1.1.0' }]);
    const reset = await agent.get('/releases/preview/reset').expect(303);
    expect(reset.get('Set-Cookie')?.[0]).toMatch(/^nc_preview=;.*Expires=Thu, 01 Jan 1970/);
  });

  test('that was altered or has expired is rejected with 410', async () => {
    const { agent, store } = await running();
    const token = await previewToken(store, 'mf-admin', '1.1.0', 0.000001);
    await new Promise((resolve) => setTimeout(resolve, 10));
    await agent.get(`/releases/preview?token=${token}`).expect(410);
    const good = await previewToken(store, 'mf-admin', '1.1.0', 1);
    const body = Buffer.from(
      JSON.stringify({ remote: 'mf-admin', version: '1.0.0', expires: 9e15 }),
    );
    const forged = `${body.toString('base64url')}.${good.split('.')[1]}`;
    await agent.get(`/releases/preview?token=${forged}`).expect(410);
    const { body: document } = await agent
      .get('/releases/registry.json')
      .set('Cookie', `nc_preview=${forged}`);
    expect(document.preview).toBeUndefined();
  });

  test('is verified only among the last three tokens of the cookie and within the length limit', async () => {
    const { agent, store, registry } = await running();
    const good = await previewToken(store, 'mf-admin', '1.1.0', 1);
    const opened = jest.spyOn(registry, 'openPreviews');
    const previewsOf = async (...tokens: string[]) => {
      const cookie = `nc_preview=${tokens.join('~')}`;
      const { body } = await agent.get('/releases/registry.json').set('Cookie', cookie);
      return body.preview;
    };
    const shown = [{ name: 'mf-admin', version: '1.1.0' }];
    expect(await previewsOf(...Array<string>(1000).fill('a.b'), good)).toEqual(shown);
    expect(await previewsOf(good, 'a.b', 'a.b', 'a.b')).toBeUndefined();
    expect(await previewsOf(good, 'a'.repeat(513), '')).toEqual(shown);
    expect(opened.mock.calls.map(([tokens]) => tokens.length)).toEqual([3, 3, 1]);
  });
});

describe('web vitals of visits', () => {
  const vital = (metric: string, value: unknown, version = '1.0.0') => ({
    kind: 'vital',
    remote: 'mf-admin',
    version,
    metric,
    value,
  });
  type Agent = Awaited<ReturnType<typeof running>>['agent'];
  const liveOf = async (agent: Agent) => {
    const { body } = await agent.get('/_releases').set('Accept', 'application/json');
    return body.remotes.find((each: { remote: string }) => each.remote === 'mf-admin').live[0];
  };

  test('are shown for each version and not counted as loads', async () => {
    const { agent, post } = await running();
    await post([vital('LCP', 1180), vital('CLS', 0.3), vital('TTFB', 9000)]).expect(204);
    expect(await liveOf(agent)).toMatchObject({
      ok: 0,
      vitals: { LCP: { visits: 1, p75: 1250, rating: 'good', good: 1 } },
    });
    const { text } = await agent.get('/_releases').set('Accept', 'text/html');
    expect(text).toContain('1.25 s, good</span><br>100 % good');
    expect(text).toContain('0.5, poor</span><br>0 % good');
    expect(text).toContain('off the scale, poor');
  });

  test('are ignored for an unknown version, an unknown metric or an invalid value', async () => {
    const { agent, post } = await running();
    const useless = [vital('LCP', 1, '9.9.9'), vital('FID', 1), vital('LCP', -1)];
    await post([...useless, vital('LCP', '1'), vital('LCP', null)]).expect(204);
    expect((await liveOf(agent)).vitals).toEqual({});
  });

  test('from one address are counted up to a limit for each metric within LOADS_WINDOW', async () => {
    const { agent, post, settings } = await running();
    let now = 1_000_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const many = Array.from({ length: 20 }, () => vital('LCP', 900));
    const expectVisits = async (LCP: number, CLS: number) =>
      expect((await liveOf(agent)).vitals).toMatchObject({
        LCP: { visits: LCP },
        CLS: { visits: CLS },
      });
    for (let sent = 0; sent <= reportsPerAddress; sent += many.length) await post(many);
    await post([vital('CLS', 0)]);
    await expectVisits(reportsPerAddress, 1);
    now += settings.release.window - 1;
    await post([...many.slice(1), vital('CLS', 0)]);
    await expectVisits(reportsPerAddress, 2);
    now += 1;
    await post(many);
    await expectVisits(2 * reportsPerAddress, 2);
  });

  test('from another site are rejected with 403', async () => {
    const { agent, post } = await running();
    await post([vital('LCP', 900)])
      .set('Sec-Fetch-Site', 'cross-site')
      .expect(403);
    expect((await liveOf(agent)).vitals).toEqual({});
  });
});

describe('the releases page', () => {
  test('shows the history and load times, and is not indexed by search engines', async () => {
    const { agent, post } = await running();
    await post([load('1.0.0', 'ok')]);
    const page = await agent.get('/_releases').set('Accept', 'text/html').expect(200);
    expect(page.text).toContain('promote mf-admin 1.0.0, by root: new prices');
    expect(page.text).toContain('200 ms');
    expect(page.headers['x-robots-tag']).toBe('noindex');
  });

  test('shows an area that is live although its artefacts were all deleted', async () => {
    const { agent, store } = await running();
    await rm(path.join(artefactsFolder(store), 'mf-admin'), { recursive: true });
    const { body } = await agent.get('/_releases').set('Accept', 'application/json').expect(200);
    expect(body.remotes).toMatchObject([
      { remote: 'mf-admin', live: [{ role: 'stable', version: '1.0.0' }], published: [] },
    ]);
  });

  test('hides a failure of a version that is not live once a person has changed its area', async () => {
    const { publish, promote, registry, settings, store } = await newInstallation();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish('mf-admin', version);
    for (const version of ['1.0.0', '1.1.0']) await promote('mf-admin', version);
    const failing = new FailingVersions();
    const app = express();
    app.use(releaseRoutes(settings, registry, failing, stopped.signal));
    const troubles = async () => {
      const { body } = await supertest(app).get('/_releases').set('Accept', 'application/json');
      return body.troubles;
    };
    const fail = () =>
      failing.failed('mf-admin', '1.1.0', '/admin', { reason: 'broken', isCode: true });
    const reported = [expect.stringContaining('mf-admin 1.1.0 could not render /admin')];
    fail();
    await rollbackFailing(store, 'mf-admin', '1.1.0', 'broken');
    expect(await troubles()).toEqual(reported);
    await promote('mf-admin', '1.2.0');
    expect(await troubles()).toEqual([]);
    // In a preview.
    fail();
    expect(await troubles()).toEqual(reported);
  });

  test.each(['mf-admin', 'mf-events2'])(
    'attributes a policy violation to the remote that caused it: %s',
    async (remote) => {
      const { agent } = await running();
      await agent.post('/releases/csp').send(
        JSON.stringify({
          'csp-report': {
            'effective-directive': 'script-src-elem',
            'blocked-uri': 'https://evil.example/a.js?secret=1',
            'source-file': `http://127.0.0.1/remotes/${remote}/1.0.0/chunk.js`,
          },
        }),
      );
      const { body } = await agent.get('/_releases').set('Accept', 'application/json');
      expect(body.policyReports.newest[0]).toMatchObject({
        origin: `${remote} 1.0.0`,
        directive: 'script-src-elem',
        blocked: 'https://evil.example/a.js',
      });
    },
  );
});
