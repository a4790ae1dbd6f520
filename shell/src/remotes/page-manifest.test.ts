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

test('a document without a registry can show nothing', async () => {
  document.body.innerHTML = '';
  const { registry } = await open();
  expect(registry).toThrow('The document carries no registry');
});

test('scripts that the document names may run, those of the shell too', async () => {
  const { registry } = await open();
  registry();
  const { integrityOf } = await import('./script-verification');
  expect(integrityOf('/shell/main.js')).toBe('sha256-main');
  expect(integrityOf('/remotes/mf-admin/1.0.0/remote-entry.js')).toBe('sha256-1.0.0');
});

test('a version in use stays until it is taken out of use', async () => {
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

test('scripts of an earlier registry may still run after a newer one has come', async () => {
  const { refreshRegistry, registry } = await open();
  registry();
  server.answers = afterRelease(newer);
  await refreshRegistry();
  const { integrityOf } = await import('./script-verification');
  expect(integrityOf(`${account.base}remote-entry.js`)).toBe('sha256-1.0.0');
  expect(integrityOf(`${newer.base}remote-entry.js`)).toBe('sha256-1.1.0');
});

test('the registry is asked for past every cache, for four seconds at most', async () => {
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

test('a registry that cannot be had leaves the known one in place', async () => {
  const { refreshRegistry, registry } = await open();
  server.answers = { [registryAddress]: { status: 503, json: manifest([newer], { revision: 2 }) } };
  await expect(refreshRegistry()).rejects.toThrow('The registry answered 503');
  expect(registry().revision).toBe(1);
});

test('listeners hear of every newer registry until they leave', async () => {
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

describe('looking for releases', () => {
  test('says which revision is known, and takes a newer one', async () => {
    const { lookForReleases, registry } = await open();
    server.answers = afterRelease(newer);
    now = 10_000;
    await lookForReleases();
    expect(server.addresses).toEqual([`${registryAddress}?have=1`]);
    expect(registry().revision).toBe(2);
  });

  test('is done once in three seconds', async () => {
    const { lookForReleases } = await open();
    server.answers = { [registryAddress]: { status: 304 } };
    for (now of [1000, 3999, 4000, 6999, 7000]) await lookForReleases();
    expect(server.addresses).toHaveLength(3);
  });

  test.each([
    ['nothing new', { status: 304, json: manifest([newer], { revision: 2 }) }],
    ['a registry that is no newer', { json: manifest([newer], { revision: 1 }) }],
  ])('changes nothing where the server answers %s', async (_name, answer) => {
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

  test('fails without a message', async () => {
    const { lookForReleases, registry } = await open();
    now = 10_000;
    await expect(lookForReleases()).resolves.toBeUndefined();
    expect(registry().revision).toBe(1);
  });
});
