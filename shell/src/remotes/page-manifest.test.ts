import {
  afterRelease,
  manifest,
  PageServer,
  published,
  registryAddress,
  showDocument,
} from './testing/page';

const account = published();
const newer = published('mf-account', '1.1.0');

let server: PageServer;
let now = 0;

beforeEach(() => {
  jest.resetModules();
  server = new PageServer();
  showDocument(manifest([account, published('mf-admin')]));
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

const open = () => import('./page-manifest');

test('reading the registry of a document without a registry throws an error', async () => {
  document.body.innerHTML = '';
  const { registry } = await open();
  expect(registry).toThrow('The document carries no registry');
});

test('scripts of remotes and of the shell get their hashes from the document', async () => {
  const { registry } = await open();
  registry();
  const { integrityOf } = await import('./script-verification');
  expect(integrityOf('/shell/main.js')).toBe('sha256-main');
  expect(integrityOf('/remotes/mf-admin/1.0.0/remote-entry.js')).toBe('sha256-1.0.0');
});

test('a version in use is kept until it is taken out of use', async () => {
  const pages = await open();
  expect(pages.publishedRemote('mf-account')?.version).toBe('1.0.0');
  expect(pages.publishedRemote('mf-events')).toBeUndefined();
  pages.putInUse(account);
  server.answers = afterRelease(newer);
  await pages.refreshRegistry();
  expect(pages.publishedRemote('mf-account')?.version).toBe('1.0.0');
  pages.takeOutOfUse('mf-account');
  expect(pages.publishedRemote('mf-account')?.version).toBe('1.1.0');
});

test('scripts of an earlier registry keep their hashes after a newer registry has arrived', async () => {
  const { refreshRegistry, registry } = await open();
  registry();
  server.answers = afterRelease(newer);
  await refreshRegistry();
  const { integrityOf } = await import('./script-verification');
  expect(integrityOf(`${account.base}remote-entry.js`)).toBe('sha256-1.0.0');
  expect(integrityOf(`${newer.base}remote-entry.js`)).toBe('sha256-1.1.0');
});

test('the registry is requested without the cache and with a timeout of four seconds', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const { refreshRegistry } = await open();
  server.answers = afterRelease(newer);
  expect(await refreshRegistry()).toMatchObject({ revision: 2 });
  expect(server.requests).toEqual([
    {
      address: registryAddress,
      init: { cache: 'no-store', signal: timeout.mock.results[0]?.value },
    },
  ]);
  expect(timeout).toHaveBeenCalledWith(4000);
});

test('a failed request for the registry leaves the known registry in place', async () => {
  const { refreshRegistry, registry } = await open();
  server.answers = { [registryAddress]: { status: 503, json: manifest([newer], { revision: 2 }) } };
  await expect(refreshRegistry()).rejects.toThrow('The registry answered 503');
  expect(registry().revision).toBe(1);
});

test('listeners are called for each refreshed registry until they unsubscribe', async () => {
  const { onRegistry, refreshRegistry } = await open();
  const heard = jest.fn();
  const leave = onRegistry(heard);
  server.answers = afterRelease(newer);
  await refreshRegistry();
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
  await refreshRegistry();
  expect(heard).toHaveBeenCalledTimes(1);
});

describe('the check for releases', () => {
  test('sends the known revision and adopts a newer registry', async () => {
    const { lookForReleases, registry } = await open();
    server.answers = afterRelease(newer);
    now = 10_000;
    await lookForReleases();
    expect(server.addresses).toEqual([`${registryAddress}?have=1`]);
    expect(registry().revision).toBe(2);
  });

  test('keeps a version that runs in this page if the released one needs a newer shell', async () => {
    const { lookForReleases, publishedRemote, registry } = await open();
    server.answers = afterRelease(published('mf-account', '2.0.0', { contract: '^1.1.0' }));
    now = 10_000;
    await lookForReleases();
    expect(registry().revision).toBe(2);
    expect(publishedRemote('mf-account')?.version).toBe('1.0.0');
  });

  test('sends at most one request in three seconds', async () => {
    const { lookForReleases } = await open();
    server.answers = { [registryAddress]: { status: 304 } };
    for (now of [1000, 3999, 4000, 6999, 7000]) await lookForReleases();
    expect(server.addresses).toHaveLength(3);
  });

  test.each([
    ['status 304', { status: 304, json: manifest([newer], { revision: 2 }) }],
    ['a registry that is not newer', { json: manifest([newer], { revision: 1 }) }],
  ])('changes nothing when the server returns %s', async (_name, answer) => {
    const { lookForReleases, onRegistry, registry } = await open();
    const heard = jest.fn();
    onRegistry(heard);
    server.answers = { [registryAddress]: answer };
    now = 10_000;
    await lookForReleases();
    expect(server.addresses).toHaveLength(1);
    expect(registry().remotes[0]?.version).toBe('1.0.0');
    expect(heard).not.toHaveBeenCalled();
  });

  test('does not throw when the request fails', async () => {
    const { lookForReleases, registry } = await open();
    now = 10_000;
    await expect(lookForReleases()).resolves.toBeUndefined();
    expect(registry().revision).toBe(1);
  });
});
