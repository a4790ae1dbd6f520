import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { type ServerPresence, writePresence } from '../deployed/server-presence.js';
import { readRegistry } from '../registry/read-registry.js';
import { copyOf, newStore, testShellBuild, writeArtefact } from '../testing/artefact.js';
import { newKey } from '../testing/key-files.js';
import { runAtOnce, runCommand } from '../testing/run-command.js';
import { stopCanary } from './canary.js';
import { promote } from './promote.js';
import { publish } from './publish.js';
import { explainStoreError } from './store-errors.js';

jest.setTimeout(60_000);

const why = { why: 'a test' };

/** A store where these versions were published and promoted in order. */
async function storeWith(remote: RemoteName, ...versions: string[]): Promise<string> {
  const store = await newStore();
  for (const version of versions) {
    await publish(store, await writeArtefact(remote, version), why);
    await promote(store, remote, version, why);
  }
  return store;
}

const stableOf = async (store: string, remote: RemoteName) =>
  (await readRegistry(store)).remotes[remote]?.stable;

/** Created once, because publishing and promoting are slow. */
let published = '';
beforeAll(async () => {
  published = await storeWith('mf-admin', '1.0.0', '1.1.0', '1.2.0');
});
const threeVersions = () => copyOf(published);

test('a command says what moves from where to where, against which revision, and who signed it', async () => {
  const store = await threeVersions();
  const said = await runCommand(store, 'promote', 'mf-admin', '1.0.0');
  expect(said).toContain('mf-admin: stable 1.2.0 → 1.0.0, previous 1.1.0 → 1.2.0');
  expect(said).toContain('against revision 3.');
  expect(said).toContain('mf-admin 1.0.0 is live.\nRevision 4, by root.');
});

test('promoting without a version says which one that is and whose', async () => {
  const store = await threeVersions();
  const said = await runCommand(store, 'promote', 'mf-admin');
  expect(said).toMatch(/The newest is mf-admin 1\.2\.0, published \S+ by root: a test\./);
});

test('list answers programs in JSON, and of one area alone where it is named', async () => {
  const store = await threeVersions();
  const list = JSON.parse(await runCommand(store, 'list', '--json'));
  expect(list).toMatchObject({ revision: 3, remotes: [{ remote: 'mf-admin' }] });
  expect(list.history).toHaveLength(6);
  const other = JSON.parse(await runCommand(store, 'list', 'mf-account', '--json'));
  expect(other).toMatchObject({ revision: 3, remotes: [], history: [] });
});

test('a change is refused when the registry is not at the revision expected', async () => {
  const store = await threeVersions();
  const stale = runCommand(store, 'promote', 'mf-admin', '1.0.0', '--expect', '2');
  await expect(stale).rejects.toThrow(/at revision 3 and not 2: nothing was changed/);
  await runCommand(store, 'promote', 'mf-admin', '1.0.0', '--expect', '3');
  expect(await stableOf(store, 'mf-admin')).toBe('1.0.0');
});

test('somebody who says who they are is told that the key does', async () => {
  const store = await threeVersions();
  const said = runCommand(store, 'promote', 'mf-admin', '1.0.0', '--who', 'Robin');
  await expect(said).rejects.toThrow(/--who is gone/);
});

test('a version that is published already is refused before it is built', async () => {
  const store = await threeVersions();
  await expect(runCommand(store, 'publish', 'mf-admin')).rejects.toThrow(/published already/);
  await expect(runCommand(store, 'publish', 'mf-account')).rejects.toThrow(/It was built/);
});

describe('several areas', () => {
  test('move in one revision', async () => {
    const store = await threeVersions();
    await publish(store, await writeArtefact('mf-account', '2.0.0'), why);
    await runCommand(store, 'promote', 'mf-admin@1.1.0', 'mf-account@2.0.0');
    const { revision, remotes } = await readRegistry(store);
    expect(revision).toBe(4);
    expect(remotes['mf-admin']?.stable).toBe('1.1.0');
    expect(remotes['mf-account']?.stable).toBe('2.0.0');
    const list = await runCommand(store, 'list');
    expect(list).toContain('promote mf-admin 1.1.0, by root');
    expect(list).toContain('promote mf-account 2.0.0, by root');
  });

  test('stay where they are when one of them may not', async () => {
    const store = await threeVersions();
    const refused = runCommand(store, 'promote', 'mf-admin@1.1.0', 'mf-account@2.0.0');
    await expect(refused).rejects.toThrow(/mf-account 2\.0\.0 is not in the store/);
    expect((await readRegistry(store)).revision).toBe(3);
  });
});

describe('a rollback without a version', () => {
  test('typed by four people at once goes back one version', async () => {
    const store = await threeVersions();
    const outcomes = await runAtOnce(4, store, 'rollback', 'mf-admin');
    expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
    expect(await stableOf(store, 'mf-admin')).toBe('1.1.0');
    for (const { done, text } of outcomes) if (!done) expect(text).toMatch(/name the version/);
  });

  test('asks for the version within a minute of another one', async () => {
    const store = await threeVersions();
    await runCommand(store, 'rollback', 'mf-admin');
    const again = runCommand(store, 'rollback', 'mf-admin');
    await expect(again).rejects.toThrow(/name the version: rollback mf-admin 1\.0\.0/);
    await runCommand(store, 'rollback', 'mf-admin', '1.0.0');
    expect(await stableOf(store, 'mf-admin')).toBe('1.0.0');
  });

  test('just after a canary was ended automatically leaves stable alone', async () => {
    const store = await threeVersions();
    await publish(store, await writeArtefact('mf-admin', '1.3.0'), why);
    await runCommand(store, 'canary', 'mf-admin', '1.3.0', '5');
    await stopCanary(store, 'mf-admin', { why: 'it fails', automatic: true });
    const late = runCommand(store, 'rollback', 'mf-admin');
    await expect(late).rejects.toThrow(
      /'stop canary' of mf-admin 1\.3\.0 .* by automatic: 1\.2\.0/,
    );
    expect(await stableOf(store, 'mf-admin')).toBe('1.2.0');
  });

  test('takes back what was promoted after another rollback', async () => {
    const store = await threeVersions();
    await runCommand(store, 'rollback', 'mf-admin');
    await runCommand(store, 'promote', 'mf-admin', '1.2.0');
    await runCommand(store, 'rollback', 'mf-admin');
    expect(await stableOf(store, 'mf-admin')).toBe('1.1.0');
  });

  test('is not held up by another area', async () => {
    const store = await threeVersions();
    for (const version of ['1.0.0', '1.1.0']) {
      await publish(store, await writeArtefact('mf-account', version), why);
      await promote(store, 'mf-account', version, why);
    }
    await runCommand(store, 'rollback', 'mf-admin');
    await runCommand(store, 'rollback', 'mf-account');
    expect(await stableOf(store, 'mf-account')).toBe('1.0.0');
  });
});

describe('after a change', () => {
  const presenceAt = (address: string): ServerPresence => ({
    id: 'one',
    host: hostname(),
    address,
    build: testShellBuild,
    revision: 3,
    seenAt: Date.now(),
  });

  /** A stub of a shell server that reports a chosen revision. */
  async function serverAt(revision: number) {
    const server = createServer((_request, response) => response.end(JSON.stringify({ revision })));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
  }

  test('a command says that no server runs, and succeeds', async () => {
    const said = await runCommand(await threeVersions(), 'promote', 'mf-admin', '1.0.0');
    expect(said).toContain('No server runs on this store');
  });

  test('a server that was killed does not count as one', async () => {
    const store = await threeVersions();
    const { address, close } = await serverAt(4);
    close();
    await writePresence(store, presenceAt(address));
    const said = await runCommand(store, 'promote', 'mf-admin', '1.0.0');
    expect(said).toContain('No server runs on this store');
  });

  test('a command succeeds when a server follows', async () => {
    const store = await threeVersions();
    const { address, close } = await serverAt(4);
    await writePresence(store, presenceAt(address));
    const said = await runCommand(store, 'promote', 'mf-admin', '1.0.0');
    expect(said).toContain('1 of 1 running servers follow it.');
    close();
  });

  test('list says by which revision a server of this machine serves now, not when it last wrote', async () => {
    const store = await threeVersions();
    const { address, close } = await serverAt(3);
    await writePresence(store, { ...presenceAt(address), revision: 2 });
    const said = await runCommand(store, 'list');
    close();
    expect(said).toContain('serves by revision 3\n');
    expect(said).not.toContain('does not follow');
  });

  test('a command fails when servers run and none follows', async () => {
    const store = await threeVersions();
    const { address, close } = await serverAt(3);
    await writePresence(store, presenceAt(address));
    const promoted = runCommand(store, 'promote', 'mf-admin', '1.0.0');
    await expect(promoted).rejects.toThrow(/Revision 4.*none of 1 running servers follows it/);
    close();
  }, 20_000);
});

describe('when an older registry was restored under a running server', () => {
  /** @param revision that a server reports */
  async function restoredStore(revision = 9) {
    const store = await threeVersions();
    const presence = {
      id: 'one',
      host: 'elsewhere',
      address: 'http://elsewhere',
      build: testShellBuild,
    };
    await writePresence(store, { ...presence, revision, seenAt: Date.now() });
    return store;
  }

  test('a command refuses, says why and what to do', async () => {
    const store = await restoredStore();
    const refused = runCommand(store, 'promote', 'mf-admin', '1.0.0');
    await expect(refused).rejects.toThrow(
      /at revision 3, but running servers have seen 9.*\n.*resume/s,
    );
    expect((await readRegistry(store)).revision).toBe(3);
    expect(await runCommand(store, 'list')).toContain('an older registry was restored');
  });

  test('root resumes it above what servers have seen, and commands work again', async () => {
    const store = await restoredStore();
    await expect(runCommand(store, 'resume')).rejects.toThrow(/none of 1 running servers/);
    expect(await readRegistry(store)).toMatchObject({ revision: 10, resumedFrom: 3 });
    await expect(runCommand(store, 'promote', 'mf-admin', '1.0.0')).rejects.toThrow(/Revision 11/);
    expect(await stableOf(store, 'mf-admin')).toBe('1.0.0');
  }, 30_000);

  test('nothing is resumed where nothing was restored', async () => {
    await expect(runCommand(await threeVersions(), 'resume')).rejects.toThrow(/no running server/);
  });

  test('a number that nobody can have reached is not taken from a note', async () => {
    const store = await restoredStore(90_000_000);
    await expect(runCommand(store, 'resume')).rejects.toThrow(/If that is so, name it/);
  });
});

test.each([
  ['ENOSPC', /disk of the release store is full .*Nothing was changed/],
  ['EROFS', /mounted read-only/],
])('%s becomes a plain sentence', (code, sentence) => {
  const violation = Object.assign(new Error(`${code}: copyfile`), { code });
  expect(String(explainStoreError(violation, '/releases'))).toMatch(sentence);
});

test("what is refused because an area's key was taken for root's says which setting is missing", async () => {
  const store = await threeVersions();
  const team = { RELEASE_SIGNING_KEY: newKey().privatePem };
  const before = { ...process.env };
  Object.assign(process.env, team);
  try {
    const refused = runCommand(store, 'promote', 'mf-admin', '1.0.0');
    await expect(refused).rejects.toThrow(/not signed by.*set RELEASE_PUBLIC_KEY to root's/);
  } finally {
    process.env = before;
  }
});
