import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { previewToken } from '@northcast/release/commands/preview-link';
import { promote } from '@northcast/release/commands/promote';
import { signPass, warmToken } from '@northcast/release/commands/version-pass';
import { signatureOf } from '@northcast/release/keys/signed-document';
import { RenderSandbox } from '@northcast/release/sandbox/render-sandbox';
import { artefactPath } from '@northcast/release/store/store-layout';
import { serverBundle } from '@northcast/release/testing/hostile-bundles';
import supertest from 'supertest';
import { createApp } from '../app.js';
import { newInstallation, team } from '../testing/installation.js';
import { endStalls, stallFile } from '../testing/stalled-file.js';

const paths = ['/help', '/help/topics'];
const pages = (version: string) =>
  serverBundle(Object.fromEntries(paths.map((each) => [each, `return 'Help ${version}';`])));

/**
 * mf-help 1.0.0 is live and shown; 2.0.0 is published. `rendered` lists the versions of the pages
 * rendered since.
 */
async function running() {
  const { store, settings, registry, addPages } = await newInstallation();
  for (const version of ['1.0.0', '2.0.0'])
    await addPages('mf-help', version, paths, pages(version));
  await promote(store, 'mf-help', '1.0.0', team);
  const render = jest.spyOn(RenderSandbox.prototype, 'render');
  const agent = supertest(createApp(settings, registry));
  for (const address of paths) await agent.get(address).expect(200, /Help 1.0.0/);
  const shown = render.mock.calls.length;
  const rendered = () => render.mock.calls.slice(shown).map(([key]) => key.split(' ')[1]);
  const warm = (token?: string) =>
    token === undefined
      ? agent.post('/releases/warm')
      : agent.post('/releases/warm').set('Authorization', `Bearer ${token}`);
  return { store, agent, rendered, warm };
}

afterEach(() => {
  endStalls();
  jest.restoreAllMocks();
});

const pass = (expires: number) => ({ remote: 'mf-help', version: '2.0.0', expires });

test('a warm request without a valid, current token returns 404 and renders nothing', async () => {
  const { store, warm, rendered } = await running();
  const soon = Date.now() + 30_000;
  const body = Buffer.from(JSON.stringify(pass(soon))).toString('base64url');
  const { privateKey: foreign } = generateKeyPairSync('ed25519');
  const tokens = [
    undefined,
    'nonsense',
    `${body}.`,
    `${body}.${signatureOf('warm', body, foreign)}`,
    await signPass(store, 'warm', pass(Date.now() - 1)),
    await signPass(store, 'warm', pass(Date.now() + 3_600_000)),
    await previewToken(store, 'mf-help', '2.0.0', 0.005),
    await warmToken(store, 'mf-help', '9.0.0'),
  ];
  for (const token of tokens) await warm(token).expect(404);
  expect(rendered()).toEqual([]);
});

test('a warm request returns 503 while a stalled store does not deliver the version', async () => {
  const { store, warm } = await running();
  const token = await warmToken(store, 'mf-help', '2.0.0');
  stallFile(path.join(artefactPath(store, 'mf-help', '2.0.0'), 'release.json'));
  await warm(token).expect(503);
});

test('a warm request renders the pages of a version, so that its release renders none', async () => {
  const { store, agent, warm, rendered } = await running();
  await warm(await warmToken(store, 'mf-help', '2.0.0')).expect(204);
  expect(rendered()).toEqual(['2.0.0', '2.0.0']);
  for (const address of paths) await agent.get(address).expect(200, /Help 1.0.0/);
  await promote(store, 'mf-help', '2.0.0', team);
  for (const address of paths) await agent.get(address).expect(200, /Help 2.0.0/);
  expect(rendered()).toEqual(['2.0.0', '2.0.0']);
}, 30_000);

test('concurrent warm requests for one version render its pages once', async () => {
  const { store, warm, rendered } = await running();
  const token = await warmToken(store, 'mf-help', '2.0.0');
  const answers = await Promise.all(Array.from({ length: 20 }, async () => await warm(token)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect(rendered()).toEqual(['2.0.0', '2.0.0']);
}, 30_000);
