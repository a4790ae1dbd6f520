import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

let folder;
/**
 * A real build creates `release.json`. It runs in a separate process, because webpack and jest do
 * not share a module system.
 */
let recorder;
// Each test runs a build.
jest.setTimeout(60_000);
beforeAll(() => {
  recorder = fork(inRoot('tooling/src/testing/record-areas.mjs'), { execArgv: [] });
});
afterAll(() => recorder.kill());
beforeEach(() => {
  mkdirSync(inRoot('mf-account/dist'), { recursive: true });
  folder = mkdtempSync(path.join(inRoot('mf-account/dist'), 'recorder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is recorded for a remote whose source is this text. */
async function record(text) {
  const entry = path.join(folder, 'area.ts');
  writeFileSync(entry, text);
  recorder.send({ folder, entry, output: path.join(folder, 'out') });
  const [{ calls, failure }] = await once(recorder, 'message');
  if (failure) throw new Error(failure);
  return calls;
}

const header = `
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { call } from '@northcast/shared-contracts/api/client/request';
`;

test('a call is recorded with fields named as a property, in destructuring or as a string', async () => {
  const calls = await record(`${header}
    import type { Order } from '@northcast/shared-contracts/api/entities';
    export async function place(brief: string) {
      const result = await call<Order>(endpoints.placeOrder, { body: { projectBrief: brief } });
      if (!('data' in result)) return null;
      const { servicePrice } = result.data;
      return [servicePrice, result.data.id, result.data['customerPhone']];
    }
  `);
  expect(calls).toEqual({
    'POST /api/orders': {
      sends: ['customerPhone', 'projectBrief', 'servicePrice'],
      reads: ['id', 'projectBrief', 'servicePrice'],
      mayRead: ['customerPhone'],
      paged: false,
    },
  });
});

test('a call in another module of the area is recorded, and endpoints that are not used are not', async () => {
  writeFileSync(
    path.join(folder, 'calls.ts'),
    `${header} export const read = () => call(endpoints.orders);`,
  );
  const calls = await record(`import { read } from './calls'; export const page = () => read();`);
  expect(Object.keys(calls)).toEqual(['GET /api/orders']);
});

test('dynamic access to the endpoints table records every call', async () => {
  const calls = await record(`${header}
    export const send = (name: keyof typeof endpoints) => call(endpoints[name]);
  `);
  expect(Object.keys(calls)).toContain('DELETE /api/admin/orders/:id');
  expect(Object.keys(calls)).toContain('GET /api/user');
});

test.each([
  ['session', 'sessionEndpoints.currentUser', 'GET /api/user'],
  ['dashboard', 'dashboardEndpoints.placeOrder', 'POST /api/orders'],
  ['account', 'accountEndpoints.login', 'POST /api/login'],
  ['admin', 'adminEndpoints.overview', 'GET /api/admin/overview'],
  ['admin-order', 'adminOrderEndpoints.adminOrders', 'GET /api/admin/orders'],
])('a call in the table %s-endpoints (%s) is recorded as %s', async (file, call, recorded) => {
  const [table] = call.split('.');
  const calls = await record(`
    import { ${table} } from '@northcast/shared-contracts/api/${file}-endpoints';
    export const path = () => ${call}.path;
  `);
  expect(Object.keys(calls)).toEqual([recorded]);
});

test('a field that only a bundled component of `order-ui` names is recorded', async () => {
  const calls = await record(`${header}
    export { QuoteDecision } from '@northcast/order-ui/quotes/quote-state';
    export const read = () => call(endpoints.quotes);
  `);
  expect(calls['GET /api/orders/:id/quotes'].mayRead).toEqual(
    expect.arrayContaining(['decidedAt', 'reason', 'signedName']),
  );
});

test('validating a response with a schema records all required fields of the schema as read', async () => {
  const calls = await record(`${header}
    import { entitySchemas } from '@northcast/shared-contracts/api/entity-schemas';
    export const read = async () => entitySchemas.Message.isValidSync(await call(endpoints.messages));
  `);
  const { reads, mayRead } = calls['GET /api/messages'];
  expect(reads).toEqual([
    'createdAt',
    'id',
    'message',
    'subject',
    'userEmail',
    'userId',
    'userName',
  ]);
  expect(mayRead).toEqual([]);
});

test('a body cast with a schema records all fields of the schema as sent', async () => {
  const calls = await record(`${header}
    import { requestSchemas } from '@northcast/shared-contracts/api/requests';
    export const send = (values: object) =>
      call(endpoints.sendMessage, { body: requestSchemas.supportMessage.cast(values) });
  `);
  expect(calls['POST /api/messages'].sends).toEqual(['fileIds', 'message', 'orderId', 'subject']);
});

test('a type-only import records no call', async () => {
  const calls = await record(`
    import type { endpoints } from '@northcast/shared-contracts/api/endpoints';
    export type Table = typeof endpoints;
    export const nothing = 1;
  `);
  expect(calls).toEqual({});
});

describe('the areas of the working copy', () => {
  /**
   * Names after `endpoints.` or a part of that table in a remote's sources, found without the
   * build. Calls that shared code makes for the remote are in the sources of the contracts and of
   * `order-ui`.
   */
  const calledIn = (remote) => {
    const pattern = '\\b(\\w+E|e)ndpoints\\.\\w+';
    const passkeys = inRoot('shared-contracts', 'src/api/client/passkeys.ts');
    const sources = [inRoot(remote, 'src'), inRoot('order-ui', 'src'), passkeys];
    const text = execFileSync('grep', ['-rhoE', pattern, ...sources]);
    const names = text.toString().trim().split('\n');
    return [...new Set(names.map((name) => name.split('.')[1]))].sort();
  };

  /** The `release.json` of the working copy's build, which runs if it does not exist. */
  const built = (remote) => {
    const build = `const { buildRemotes } = await import('./scripts/build.mjs');
      const [{ folder }] = await buildRemotes(['${remote}']);
      process.stdout.write('\\n' + folder);`;
    const args = ['--input-type=module', '-e', build];
    /** @type {import('node:child_process').ExecFileSyncOptions} */
    const options = { cwd: inRoot(), stdio: ['ignore', 'pipe', 'ignore'] };
    const lines = execFileSync(process.execPath, args, options).toString().split('\n');
    return JSON.parse(readFileSync(path.join(lines.at(-1) ?? '', 'release.json'), 'utf8'));
  };

  test('mf-account records every call in its sources and the versions it was built with', () => {
    const { calls, builtWith, commit } = built('mf-account');
    const names = Object.keys(calls);
    expect(names).toEqual(
      expect.arrayContaining([
        'GET /api/account',
        'GET /api/orders',
        'POST /api/login',
        'POST /api/orders',
        'PUT /api/password-reset',
      ]),
    );
    expect(names).toHaveLength(calledIn('mf-account').length);
    const ofThePanel = names.filter((name) => name.includes('/api/admin/'));
    expect(ofThePanel.filter((name) => !/admin\/(orders|invoices)\/:id\//.test(name))).toEqual([
      'PUT /api/admin/notices',
    ]);
    expect(calls['POST /api/login'].sends).toEqual(expect.arrayContaining(['email', 'password']));
    expect(calls['POST /api/messages'].sends).toEqual(['fileIds', 'message', 'orderId', 'subject']);
    expect(calls['GET /api/orders'].mayRead).toContain('customerPhone');
    expect(calls['GET /api/orders'].reads).not.toContain('updatedAt');
    expect(calls['GET /api/orders/:id'].reads).toContain('nextStep');
    expect(builtWith.contract).toMatch(/^\d+\.\d+\.\d+$/);
    expect(builtWith.libraries.react).toMatch(/^\d/);
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
  }, 120_000);

  test('mf-marketing records the public calls and the preview of a post', () => {
    const { calls } = built('mf-marketing');
    expect(Object.keys(calls)).toEqual([
      'GET /api/admin/posts/:id/preview',
      'GET /api/blog',
      'GET /api/blog/:slug',
      'POST /api/contact',
      'POST /api/newsletter',
    ]);
    expect(calls['POST /api/contact'].sends).toEqual([
      'email',
      'message',
      'name',
      'podcastName',
      'service',
    ]);
  }, 120_000);

  test('mf-admin records every call in its sources', () => {
    const { calls } = built('mf-admin');
    expect(Object.keys(calls)).toHaveLength(calledIn('mf-admin').length);
    const others = Object.keys(calls).filter((name) => !name.includes('/api/admin/'));
    for (const name of others)
      expect(name).toMatch(
        / \/api\/(login|account\/(step-up|second-factor)|(orders|deliveries|comments|files|messages|invoices)\/:id|live)/,
      );
    expect(calls['GET /api/admin/orders'].paged).toBe(true);
    expect(calls['PUT /api/admin/orders/:id'].sends).toContain('version');
  }, 120_000);
});
