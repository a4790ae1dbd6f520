import type { addressOf, integrityOf } from './script-verification';

/** Globals that the script loaders use. */
interface Loaders {
  readonly northcastScripts?: { integrityOf: typeof integrityOf; addressOf: typeof addressOf };
}

const script = '/remotes/mf-admin/1.0.0/page.js';
const impossible = `sha384-${'A'.repeat(64)}`;

beforeEach(() => jest.resetModules());

const open = () => import('./script-verification');

test('a script without a known hash gets an impossible hash', async () => {
  const { allowScripts, integrityOf } = await open();
  allowScripts({ base: '/remotes/mf-admin/1.0.0/', integrity: { 'other.js': 'sha256-other' } });
  expect(integrityOf(script)).toBe(impossible);
  expect(integrityOf('/remotes/mf-admin/1.0.1/other.js')).toBe(impossible);
  expect(integrityOf('/elsewhere/remotes/mf-admin/1.0.0/other.js')).toBe(impossible);
});

test('the hashes of a folder are merged, and later hashes replace earlier ones', async () => {
  const { allowScripts, integrityOf } = await open();
  const base = '/remotes/mf-admin/1.0.0/';
  allowScripts({ base, integrity: { 'page.js': 'sha256-1', 'entry.js': 'sha256-entry' } });
  allowScripts({ base, integrity: { 'page.js': 'sha256-2' } });
  expect(integrityOf(script)).toBe('sha256-2');
  expect(integrityOf(`https://northcast.example${base}entry.js?r=2-x`)).toBe('sha256-entry');
});

test('scripts of the shell get the hashes of the shell folder', async () => {
  const { allowScripts, integrityOf } = await open();
  allowScripts({ base: '/shell/', integrity: { 'main.js': 'sha256-main' } });
  expect(integrityOf('/shell/main.js')).toBe('sha256-main');
});

test('in development, scripts of dev servers and the shell have no hash, those of releases do', async () => {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'development';
  try {
    const { integrityOf } = await open();
    expect(integrityOf('http://localhost:3001/page.js')).toBe('');
    expect(integrityOf('/shell/main.js')).toBe('');
    expect(integrityOf(script)).toBe(impossible);
  } finally {
    process.env['NODE_ENV'] = before;
  }
});

test('each further attempt changes the URLs of all scripts in the folder', async () => {
  const { addressOf, beginAttempt } = await open();
  expect(addressOf(script)).toBe(script);
  beginAttempt(script);
  expect(addressOf(script)).toMatch(/^\/remotes\/mf-admin\/1\.0\.0\/page\.js\?r=2-[0-9a-z]{8}$/);
  beginAttempt('/remotes/mf-admin/1.0.0/');
  expect(addressOf('/remotes/mf-admin/1.0.0/other.js?v=1')).toMatch(/other\.js\?v=1&r=3-/);
  expect(addressOf('/remotes/mf-admin/1.0.1/page.js')).toBe('/remotes/mf-admin/1.0.1/page.js');
});

test('installScriptVerification provides integrityOf and addressOf to the script loaders', async () => {
  const verification = await open();
  verification.installScriptVerification();
  expect((globalThis as Loaders).northcastScripts).toEqual({
    integrityOf: verification.integrityOf,
    addressOf: verification.addressOf,
  });
});
