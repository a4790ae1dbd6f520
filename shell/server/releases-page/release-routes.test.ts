import express from 'express';
import supertest from 'supertest';
import { startCanary } from '../release/canary.js';
import { readHistory } from '../release/history.js';
import { previewToken } from '../release/preview-link.js';
import { newInstallation, team } from '../release/testing/installation.js';
import { releaseRoutes } from './release-routes.js';

async function running() {
  const installation = await newInstallation();
  for (const version of ['1.0.0', '1.1.0']) await installation.publish('mf-admin', version);
  await installation.promote('mf-admin', '1.0.0');
  const app = express();
  app.use(releaseRoutes(installation.settings, installation.registry));
  return { ...installation, agent: supertest(app) };
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

  test('gives a visitor a bucket for a year when a canary runs, and keeps it', async () => {
    const { agent, store } = await running();
    await startCanary(store, 'mf-admin', '1.1.0', 50, team);
    const first = await agent.get('/releases/registry.json');
    const [cookie = ''] = first.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^nc_canary=\d{1,2}; Max-Age=31536000; Path=\/;.* SameSite=Lax$/);
    const again = await agent
      .get('/releases/registry.json')
      .set('Cookie', cookie.split(';')[0] ?? '');
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(again.body.remotes).toEqual(first.body.remotes);
  });

  test.each([
    ['nc_canary=49', '1.1.0'],
    ['nc_canary=50', '1.0.0'],
    ['nc_canary=-1', /1\.[01]\.0/],
  ])('with %s names version %s', async (cookie, version) => {
    const { agent, store } = await running();
    await startCanary(store, 'mf-admin', '1.1.0', 50, team);
    const { body } = await agent.get('/releases/registry.json').set('Cookie', cookie);
    expect(body.remotes[0].version).toMatch(version);
  });
});

describe('a preview link', () => {
  test('shows its version until it is reset', async () => {
    const { agent, store } = await running();
    const token = await previewToken(store, 'mf-admin', '1.1.0', 1);
    const followed = await agent.get(`/releases/preview?token=${token}`).expect(303, /\//);
    const [cookie = ''] = followed.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^nc_preview=.*; Max-Age=3(600|599);.*HttpOnly/);
    const { body } = await agent.get('/releases/registry.json').set('Cookie', cookie);
    expect(body.remotes[0].version).toBe('1.1.0');
    expect(body.preview).toEqual([{ name: 'mf-admin', version: '1.1.0' }]);
    const reset = await agent.get('/releases/preview/reset').expect(303);
    expect(reset.get('Set-Cookie')?.[0]).toMatch(/^nc_preview=;.*Expires=Thu, 01 Jan 1970/);
  });

  test('that was changed or has expired is refused', async () => {
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
});

describe('the beacon', () => {
  test('rolls back a canary that fails more often than stable, and the history says so', async () => {
    const { agent, store, registry } = await running();
    await startCanary(store, 'mf-admin', '1.1.0', 50, team);
    const post = (reports: object[]) =>
      agent
        .post('/releases/beacon')
        .send(JSON.stringify(reports))
        .set('Content-Type', 'text/plain');
    await post(Array.from({ length: 10 }, () => load('1.0.0', 'ok'))).expect(204);
    await post(Array.from({ length: 9 }, () => load('1.1.0', 'execution'))).expect(204);
    expect((await registry.pointers())?.remotes['mf-admin']?.canary).not.toBeNull();
    await post([load('1.1.0', 'execution')]).expect(204);
    for (let turn = 0; turn < 50; turn += 1) {
      if ((await registry.pointers())?.remotes['mf-admin']?.canary === null) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect((await registry.pointers())?.remotes['mf-admin']?.canary).toBeNull();
    expect((await readHistory(store))[0]).toMatchObject({
      who: 'automatic',
      what: 'stop canary',
      version: '1.1.0',
      why: '10 of 10 loads failed, 0 of 10 loads of stable 1.0.0',
    });
  });

  test('counts nothing of unknown versions, kinds, remotes and other sites', async () => {
    const { agent } = await running();
    const reports = [
      load('9.9.9', 'ok'),
      load('1.0.0', 'ok', 'mf-other'),
      load('1.0.0', 'fine'),
      { kind: 'vital', name: 'LCP' },
      null,
    ];
    await agent.post('/releases/beacon').send(JSON.stringify(reports)).expect(204);
    await agent
      .post('/releases/beacon')
      .set('Sec-Fetch-Site', 'cross-site')
      .send(JSON.stringify([load('1.0.0', 'ok')]))
      .expect(403);
    const { body } = await agent.get('/_releases').set('Accept', 'application/json');
    const admin = body.remotes.find((each: { remote: string }) => each.remote === 'mf-admin');
    expect(admin.live[0].ok).toBe(0);
  });

  test('refuses what is too long or no report', async () => {
    const { agent } = await running();
    await agent.post('/releases/beacon').send('x'.repeat(5000)).expect(413);
    await agent.post('/releases/beacon').send('{}').expect(400);
  });

  test('reads sixty in a minute from one address, and leaves the rest without a word', async () => {
    const { agent } = await running();
    for (let count = 0; count < 60; count += 1) await agent.post('/releases/beacon').send('[]');
    await agent.post('/releases/beacon').send('{}').expect(204);
  });
});

describe('figures of visits', () => {
  const vital = (metric: string, value: unknown, version = '1.0.0') => ({
    kind: 'vital',
    remote: 'mf-admin',
    version,
    metric,
    value,
  });
  type Agent = Awaited<ReturnType<typeof running>>['agent'];
  const post = (agent: Agent, reports: object[]) =>
    agent.post('/releases/beacon').send(JSON.stringify(reports));
  const liveOf = async (agent: Agent) => {
    const { body } = await agent.get('/_releases').set('Accept', 'application/json');
    return body.remotes.find((each: { remote: string }) => each.remote === 'mf-admin').live[0];
  };

  test('are shown for each version, and are no loads', async () => {
    const { agent } = await running();
    await post(agent, [vital('LCP', 1180), vital('CLS', 0.3), vital('TTFB', 9000)]).expect(204);
    expect(await liveOf(agent)).toMatchObject({
      ok: 0,
      vitals: { LCP: { visits: 1, p75: 1250, rating: 'good', good: 1 } },
    });
    const { text } = await agent.get('/_releases').set('Accept', 'text/html');
    expect(text).toContain('1.25 s, good</span><br>100 % good');
    expect(text).toContain('0.5, poor</span><br>0 % good');
    expect(text).toContain('off the scale, poor');
  });

  test('count for nothing from unknown versions and metrics, and when they are no figures', async () => {
    const { agent } = await running();
    const useless = [vital('LCP', 1, '9.9.9'), vital('FID', 1), vital('LCP', -1)];
    await post(agent, [...useless, vital('LCP', '1'), vital('LCP', null)]).expect(204);
    expect((await liveOf(agent)).vitals).toEqual({});
  });

  test('of one address are counted so often and no more', async () => {
    const { agent, settings } = await running();
    const { loadsPerAddress } = settings.release;
    const many = Array.from({ length: 20 }, () => vital('LCP', 900));
    for (let sent = 0; sent <= loadsPerAddress; sent += many.length) await post(agent, many);
    await post(agent, [vital('CLS', 0)]);
    expect((await liveOf(agent)).vitals).toMatchObject({
      LCP: { visits: loadsPerAddress },
      CLS: { visits: 1 },
    });
  });

  test('of another site are refused', async () => {
    const { agent } = await running();
    await post(agent, [vital('LCP', 900)])
      .set('Sec-Fetch-Site', 'cross-site')
      .expect(403);
    expect((await liveOf(agent)).vitals).toEqual({});
  });
});

describe('the page for operators', () => {
  test('shows what is live and how it does', async () => {
    const { agent } = await running();
    await agent.post('/releases/beacon').send(JSON.stringify([load('1.0.0', 'ok')]));
    const page = await agent.get('/_releases').set('Accept', 'text/html').expect(200);
    expect(page.text).toContain('promote mf-admin 1.0.0, by Robin: new prices');
    expect(page.text).toContain('200 ms');
    expect(page.headers['x-robots-tag']).toBe('noindex');
  });

  test('attributes what the policy refused to a remote', async () => {
    const { agent } = await running();
    await agent.post('/releases/csp').send(
      JSON.stringify({
        'csp-report': {
          'effective-directive': 'script-src-elem',
          'blocked-uri': 'https://evil.example/a.js?secret=1',
          'source-file': 'http://127.0.0.1/remotes/mf-admin/1.0.0/chunk.js',
        },
      }),
    );
    const { body } = await agent.get('/_releases').set('Accept', 'application/json');
    expect(body.policyReports.newest[0]).toMatchObject({
      origin: 'mf-admin 1.0.0',
      directive: 'script-src-elem',
      blocked: 'https://evil.example/a.js',
    });
  });

  test('is not there for somebody behind a proxy without the token', async () => {
    const { agent } = await running();
    await agent.get('/_releases').set('X-Forwarded-For', '203.0.113.9').expect(404);
  });

  test('asks for the token where one is set', async () => {
    const { settings, registry } = await newInstallation();
    const token = 'a-long-enough-token';
    const app = express();
    app.use(releaseRoutes({ ...settings, release: { ...settings.release, token } }, registry));
    const ask = () => supertest(app).get('/_releases').set('X-Forwarded-For', '203.0.113.9');
    await ask().expect(401);
    await ask().auth('anybody', 'wrong').expect(401);
    await ask().auth('anybody', token).expect(200);
  });
});
