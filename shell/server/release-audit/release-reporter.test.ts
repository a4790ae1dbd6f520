import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type ReleaseChange,
  releaseChangesSchema,
} from '@northcast/shared-contracts/api/release-changes';
import { newInstallation } from '../testing/installation.js';
import { ReleaseReporter } from './release-reporter.js';

// Every registry change is flushed to disk.
jest.setTimeout(30_000);

let bff: Server;
let bffUrl: string;
let status = 204;
const received: { authorization: string | undefined; changes: ReleaseChange[] }[] = [];

beforeEach(async () => {
  received.length = 0;
  status = 204;
  bff = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { authorization } = request.headers;
    received.push({ authorization, changes: JSON.parse(text).changes });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(bff, 'listening');
  bffUrl = `http://127.0.0.1:${(bff.address() as AddressInfo).port}`;
});
afterEach(() => {
  jest.restoreAllMocks();
  bff.close();
});

async function newReporter() {
  const { settings, registry, publish, promote } = await newInstallation();
  const told = { ...settings, bffUrl, releaseAuditToken: 'a token' };
  const release = async (version: string) => {
    await publish('mf-admin', version);
    await promote('mf-admin', version);
  };
  return { reporter: new ReleaseReporter(told, registry), release };
}

const acts = (index: number) =>
  received[index]?.changes.map(({ what, subject, version }) => `${what} ${subject} ${version}`);

test('the history is reported at start and after a new revision, oldest change first', async () => {
  const { reporter, release } = await newReporter();
  await release('1.0.0');
  await reporter.report();
  expect(received[0]?.authorization).toBe('Bearer a token');
  expect(acts(0)).toEqual(['publish mf-admin 1.0.0', 'promote mf-admin 1.0.0']);
  expect(received[0]?.changes[1]).toMatchObject({ why: 'new prices', at: expect.any(String) });
  await reporter.report();
  expect(received).toHaveLength(1);
  await release('1.1.0');
  await reporter.report();
  expect(acts(1)).toContain('promote mf-admin 1.1.0');
});

test('a long version is cut, so that the bff accepts the report', async () => {
  const { reporter, release } = await newReporter();
  await release(`1.0.0-${'x'.repeat(100)}`);
  await reporter.report();
  const changes = received[0]?.changes ?? [];
  expect(changes.map(({ version }) => version?.length)).toEqual([100, 100]);
  expect(releaseChangesSchema.isValidSync({ changes })).toBe(true);
});

test('a report that the bff rejects is sent again, and repeated failures are logged once', async () => {
  // Other test files of the same process may still write to stderr.
  const logged: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    if (String(text).startsWith('releases could not be told to the bff')) logged.push(String(text));
    return true;
  });
  const { reporter, release } = await newReporter();
  await release('1.0.0');
  status = 503;
  for (let attempt = 0; attempt < 11; attempt += 1) await reporter.report();
  expect(logged).toEqual([]);
  for (let attempt = 0; attempt < 11; attempt += 1) await reporter.report();
  expect(logged).toHaveLength(1);
  status = 204;
  await reporter.report();
  await reporter.report();
  expect(received).toHaveLength(23);
  expect(acts(22)).toEqual(['publish mf-admin 1.0.0', 'promote mf-admin 1.0.0']);
});
