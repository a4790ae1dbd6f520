import { startCanary } from '@northcast/release/commands/canary';
import { loadingBundle } from '@northcast/release/testing/hostile-bundles';
import supertest from 'supertest';
import { createApp } from '../app.js';
import { TestServers } from '../testing/http-exchange.js';
import { newInstallation, team } from '../testing/installation.js';
import { until } from '../testing/until.js';

const servers = new TestServers();
afterEach(() => servers.end());

/** A page that makes calls in turn and handles errors as `call` of the contracts does. */
const pageWithCalls = (count: number, text: string) =>
  loadingBundle(`
    for (let made = 0; made < ${count}; made += 1) {
      try {
        await fetch(origin + '/api/blog', { signal });
      } catch (error) {
        if (signal.aborted) throw error;
      }
    }
    return { status: 503, data: '${text}' };`);

/** Stable 2.0.0 and canary 3.0.0 for everybody, with a bff that accepts requests and is silent. */
async function running(calls: number) {
  const { addPages, promote, registry, settings, store } = await newInstallation();
  for (const version of ['1.0.0', '2.0.0', '3.0.0'])
    await addPages('mf-one', version, ['/hostile'], pageWithCalls(calls, version));
  for (const version of ['1.0.0', '2.0.0']) await promote('mf-one', version);
  await startCanary(store, 'mf-one', '3.0.0', 100, team);
  const bffUrl = `http://127.0.0.1:${await servers.listen(() => undefined)}`;
  // A multiple of this time is shorter than a page may wait for its data.
  const rendering = { ...settings.rendering, processorTime: 550 };
  const agent = supertest(createApp({ ...settings, bffUrl, rendering }, registry));
  const troubles = async () => {
    const { body } = await agent.get('/_releases').set('Accept', 'application/json').expect(200);
    return body.troubles.join('\n') as string;
  };
  return { agent, troubles, pointers: async () => (await registry.pointers())?.remotes['mf-one'] };
}

const asBefore = { stable: '2.0.0', canary: { version: '3.0.0' } };

test('a page that makes one call shows that the API is unavailable, and is not reported', async () => {
  const { agent, troubles, pointers } = await running(1);
  const { text } = await agent.get('/hostile').set('Cookie', 'nc_canary=0').expect(503);
  expect(text).toContain('<h1>"3.0.0"</h1>');
  expect(await troubles()).toBe('');
  expect(await pointers()).toMatchObject(asBefore);
}, 30_000);

test('a page that makes two calls in turn is reported, and its versions stay live', async () => {
  const { agent, troubles, pointers } = await running(2);
  await agent.get('/hostile').set('Cookie', 'nc_canary=0').expect(503);
  const reports = [
    /mf-one 3\.0\.0 could not render \/hostile on the server, once .*: Its data did not arrive/,
    /mf-one 2\.0\.0 could not render \/hostile on the server, 3 times .*: Its data did not arrive/,
  ];
  for (const report of reports) await until(async () => report.test(await troubles()));
  expect(await pointers()).toMatchObject(asBefore);
}, 60_000);
