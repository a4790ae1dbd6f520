import { fork, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from '../tooling/src/paths.mjs';

// The first command may have to compile.
jest.setTimeout(60_000);

const newStore = () => mkdtempSync(path.join(tmpdir(), 'release-'));
const environment = (store) => ({ PATH: process.env.PATH, RELEASES_DIR: store });

/** @param flags options of Node */
const runRelease = (store, args, flags = []) =>
  spawnSync(process.execPath, [...flags, 'scripts/release.mjs', ...args], {
    cwd: root,
    env: environment(store),
    encoding: 'utf8',
  });

/** A module that makes the command run one more step at its end, as if it had to compile first. */
const oneMoreStep = `
  import { step } from ${JSON.stringify(pathToFileURL(inRoot('scripts/steps.mjs')).href)};
  process.once('beforeExit', () => setImmediate(() => step('one more step', () => undefined)));`;

test('the output of list --json is JSON alone, and steps are printed to stderr', () => {
  const preload = `data:text/javascript,${encodeURIComponent(oneMoreStep)}`;
  const { stdout, stderr } = runRelease(newStore(), ['list', '--json'], ['--import', preload]);
  expect(JSON.parse(stdout)).toMatchObject({ revision: 0, remotes: [] });
  expect(stderr).toMatch(/^ {2}one more step +\d+\.\d s$/m);
});

const refusal = /^Name what to describe: describe shell, or describe bff\.$/m;

test('a refused command prints the reason to stderr and ends with exit code 1', () => {
  const { status, stdout, stderr } = runRelease(newStore(), ['describe', 'bffs']);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(refusal);
});

describe('the process that runs the commands of browser tests', () => {
  let store;
  let child;
  beforeEach(() => {
    store = newStore();
    const program = inRoot('e2e/fixtures/release-process.mjs');
    child = fork(program, { cwd: root, env: environment(store), execArgv: [] });
  });
  afterEach(() => child.kill());

  async function outcomeOf(...args) {
    const outcome = once(child, 'message');
    child.send({ args });
    return (await outcome)[0];
  }

  test('returns the output and exit code of each command separately', async () => {
    const refused = await outcomeOf('describe', 'bffs');
    expect(refused).toMatchObject({ stdout: '', code: 1 });
    expect(refused.stderr).toMatch(refusal);
    const { stdout, ...rest } = await outcomeOf('describe', 'bff');
    expect(stdout).toMatch(/^The bff \S+ with \d+ calls is described\.\n$/);
    expect(rest).toEqual({ stderr: '', code: 0 });
  });

  test('uses a change that another process made after an earlier command', async () => {
    const list = async () => JSON.parse((await outcomeOf('list', '--json')).stdout);
    expect(await list()).toMatchObject({ revision: 0 });
    const file = path.join(store, 'server.pem');
    const { publicKey } = generateKeyPairSync('ed25519');
    writeFileSync(file, publicKey.export({ type: 'spki', format: 'pem' }));
    expect(runRelease(store, ['keys', 'add', '--server', file]).status).toBe(0);
    expect(await list()).toMatchObject({ revision: 1 });
  });

  test('ends without an error when its parent disconnects, also during a command', async () => {
    await outcomeOf('list');
    const exit = once(child, 'exit');
    child.send({ args: ['list'] });
    child.disconnect();
    expect((await exit)[0]).toBe(0);
  });
});
