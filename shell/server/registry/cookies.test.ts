import { startCanary } from '@northcast/release/commands/canary';
import { previewToken } from '@northcast/release/commands/preview-link';
import supertest from 'supertest';
import { createApp } from '../app.js';
import { newInstallation, team } from '../testing/installation.js';

// Every registry change is flushed to disk.
jest.setTimeout(60_000);

/** A server with a canary and these settings. */
async function server(settings: object) {
  const installation = await newInstallation();
  for (const version of ['1.0.0', '1.1.0']) await installation.publish('mf-admin', version);
  await installation.promote('mf-admin', '1.0.0');
  await startCanary(installation.store, 'mf-admin', '1.1.0', 50, team);
  const app = createApp({ ...installation.settings, ...settings }, installation.registry);
  return { client: supertest(app), store: installation.store };
}

const overHttps = { publicUrl: 'https://www.northcast.example' };

describe.each([
  ['https in PUBLIC_URL', overHttps, {}],
  ['https at a trusted proxy', { trustProxy: 'loopback' }, { 'X-Forwarded-Proto': 'https' }],
])('cookies with %s', (_case, settings, headers) => {
  test('have the __Host- prefix, and preview cookies without the prefix are ignored', async () => {
    const { client, store } = await server(settings);
    const get = (cookie = '') =>
      client.get('/releases/registry.json').set(headers).set('Cookie', cookie);
    const [canary = ''] = (await get('nc_canary=7')).get('Set-Cookie') ?? [];
    expect(canary).toMatch(/^__Host-nc_canary=\d+; .*Path=\/;.*HttpOnly; Secure/);
    expect(canary).not.toContain('Domain');
    expect((await get('__Host-nc_canary=7')).get('Set-Cookie')).toBeUndefined();

    const token = await previewToken(store, 'mf-admin', '1.1.0', 1);
    const followed = await client.get(`/releases/preview?token=${token}`).set(headers);
    expect(followed.get('Set-Cookie')?.[0]).toMatch(/^__Host-nc_preview=.*Secure/);
    expect((await get(`__Host-nc_preview=${token}`)).body.preview).toHaveLength(1);
    expect((await get(`nc_preview=${token}`)).body.preview).toBeUndefined();
    const reset = await client.get('/releases/preview/reset').set(headers);
    expect(reset.get('Set-Cookie')?.[0]).toMatch(/^__Host-nc_preview=;.*Expires.*Secure/);
  });

  test('give a session hint only under the name with the __Host- prefix', async () => {
    const { client } = await server(settings);
    const tag = async (cookie: string) =>
      (await client.get('/nowhere').set(headers).set('Cookie', cookie)).headers['etag'];
    const anonymous = await tag('__Host-nc_canary=7');
    expect(await tag('__Host-nc_canary=7; nc_signed_in=1')).toBe(anonymous);
    expect(await tag('__Host-nc_canary=7; __Host-nc_signed_in=1')).not.toBe(anonymous);
  });
});

test('cookies over http have no __Host- prefix and no Secure attribute', async () => {
  const { client } = await server({});
  const { headers } = await client.get('/releases/registry.json');
  expect(String(headers['set-cookie'])).toMatch(/^nc_canary=\d+;(?!.*Secure)/);
});

test.each(['/nowhere', '/api/user', '/shell/none.js', '/a\\b', '/releases/registry.json'])(
  'Strict-Transport-Security is sent when PUBLIC_URL is https: %s',
  async (path) => {
    const { client } = await server(overHttps);
    const { headers } = await client.get(path);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  },
);

test('Strict-Transport-Security is not sent when PUBLIC_URL is http', async () => {
  const { client } = await server({});
  const { headers } = await client.get('/nowhere');
  expect(headers).not.toHaveProperty('strict-transport-security');
});
