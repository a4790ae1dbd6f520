import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { type ServerPresence, writePresence } from '../deployed/server-presence.js';
import { readRegistry } from '../registry/read-registry.js';
import { revisionNumbers } from '../registry/registry-revision.js';
import { copyOf, newStore, testShellBuild, writeArtefact } from '../testing/artefact.js';
import { newKey } from '../testing/key-files.js';
import { runAtOnce, runCommand } from '../testing/run-command.js';
import { stopCanary } from './canary.js';
import { promote } from './promote.js';
import { publish } from './publish.js';

jest.setTimeout(60_000);

afterEach(() => jest.restoreAllMocks());

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

test('promote reports the version changes, the revision it is based on and the signer', async () => {
  const store = await threeVersions();
  const said = await runCommand(store, 'promote', 'mf-admin', '1.0.0');
  expect(said).toContain('mf-admin: stable 1.2.0 → 1.0.0, previous 1.1.0 → 1.2.0');
  expect(said).toContain('against revision 3.');
  expect(said).toContain('mf-admin 1.0.0 is live.\nRevision 4, by root.');
});

test('promote without a version reports the newest version and who published it', async () => {
  const store = await threeVersions();
  const said = await runCommand(store, 'promote', 'mf-admin');
  expect(said).toMatch(/The newest is mf-admin 1\.2\.0, published \S+ by root: a test\./);
});

test('list --json prints all areas, or only the named area', async () => {
  const store = await threeVersions();
  const list = JSON.parse(await runCommand(store, 'list', '--json'));
  expect(list).toMatchObject({ revision: 3, remotes: [{ remote: 'mf-admin' }] });
  expect(list.history).toHaveLength(6);
  const other = JSON.parse(await runCommand(store, 'list', 'mf-account', '--json'));
  expect(other).toMatchObject({ revision: 3, remotes: [], history: [] });
});

test('promote is refused if the registry is not at the revision given with --expect', async () => {
  const store = await threeVersions();
  const stale = runCommand(store, 'promote', 'mf-admin', '1.0.0', '--expect', '2');
  await expect(stale).rejects.toThrow(/at revision 3 and not 2: nothing was changed/);
  await runCommand(store, 'promote', 'mf-admin', '1.0.0', '--expect', '3');
  expect(await stableOf(store, 'mf-admin')).toBe('1.0.0');
});

test('promote with the removed option --who is refused', async () => {
  const store = await threeVersions();
  const said = runCommand(store, 'promote', 'mf-admin', '1.0.0', '--who', 'Robin');
  await expect(said).rejects.toThrow(/--who is gone/);
});

test('publish refuses an already published version without building it', async () => {
  const store = await threeVersions();
  await expect(runCommand(store, 'publish', 'mf-admin')).rejects.toThrow(/published already/);
  await expect(runCommand(store, 'publish', 'mf-account')).rejects.toThrow(/It was built/);
});

describe('promoting several areas', () => {
  test('changes all of them in one revision', async () => {
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

  test('changes none of them if one is refused', async () => {
    const store = await threeVersions();
    const refused = runCommand(store, 'promote', 'mf-admin@1.1.0', 'mf-account@2.0.0');
    await expect(refused).rejects.toThrow(/mf-account 2\.0\.0 is not in the store/);
    expect((await readRegistry(store)).revision).toBe(3);
  });
});

describe('a rollback without a version', () => {
  test('goes back only one version if four processes run it at the same time', async () => {
    const store = await threeVersions();
    const outcomes = await runAtOnce(4, store, 'rollback', 'mf-admin');
    expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
    expect(await stableOf(store, 'mf-admin')).toBe('1.1.0');
    for (const { done, text } of outcomes) if (!done) expect(text).toMatch(/name the version/);
  });

  test('requires a version if it follows another rollback within a minute', async () => {
    const store = await threeVersions();
    await runCommand(store, 'rollback', 'mf-admin');
    const again = runCommand(store, 'rollback', 'mf-admin');
    await expect(again).rejects.toThrow(/name the version: rollback mf-admin 1\.0\.0/);
    await runCommand(store, 'rollback', 'mf-admin', '1.0.0');
    expect(await stableOf(store, 'mf-admin')).toBe('1.0.0');
  });

  test('is refused just after a canary was ended automatically, and stable is unchanged', async () => {
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

  test('is possible after another rollback if the clock has been set back since', async () => {
    const store = await threeVersions();
    await runCommand(store, 'rollback', 'mf-admin');
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() - 120_000);
    await runCommand(store, 'rollback', 'mf-admin');
    expect(await stableOf(store, 'mf-admin')).toBe('1.0.0');
  });

  test('undoes a promotion that followed another rollback', async () => {
    const store = await threeVersions();
    await runCommand(store, 'rollback', 'mf-admin');
    await runCommand(store, 'promote', 'mf-admin', '1.2.0');
    await runCommand(store, 'rollback', 'mf-admin');
    expect(await stableOf(store, 'mf-admin')).toBe('1.1.0');
  });

  test('is possible right after a rollback of another area', async () => {
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

describe('running servers', () => {
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

  test('promote succeeds and reports that no server runs on the store', async () => {
    const said = await runCommand(await threeVersions(), 'promote', 'mf-admin', '1.0.0');
    expect(said).toContain('No server runs on this store');
  });

  test('promote does not count a killed server as running', async () => {
    const store = await threeVersions();
    const { address, close } = await serverAt(4);
    close();
    await writePresence(store, presenceAt(address));
    const said = await runCommand(store, 'promote', 'mf-admin', '1.0.0');
    expect(said).toContain('No server runs on this store');
  });

  test('promote succeeds if a running server adopts the new revision', async () => {
    const store = await threeVersions();
    const { address, close } = await serverAt(4);
    await writePresence(store, presenceAt(address));
    const said = await runCommand(store, 'promote', 'mf-admin', '1.0.0');
    expect(said).toContain('1 of 1 running servers follow it.');
    close();
  });

  test('list shows the revision that a local server reports now, not the one it last wrote', async () => {
    const store = await threeVersions();
    const { address, close } = await serverAt(3);
    await writePresence(store, { ...presenceAt(address), revision: 2 });
    const said = await runCommand(store, 'list');
    close();
    expect(said).toContain('serves by revision 3\n');
    expect(said).not.toContain('does not follow');
  });

  test('promote fails if no running server adopts the new revision', async () => {
    const store = await threeVersions();
    const { address, close } = await serverAt(3);
    await writePresence(store, presenceAt(address));
    const promoted = runCommand(store, 'promote', 'mf-admin', '1.0.0');
    await expect(promoted).rejects.toThrow(/Revision 4.*none of 1 running servers follows it/);
    close();
  }, 20_000);
});

describe('an older registry restored under a running server', () => {
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

  test('makes promote fail with an error that names the reason and the resume command', async () => {
    const store = await restoredStore();
    const refused = runCommand(store, 'promote', 'mf-admin', '1.0.0');
    await expect(refused).rejects.toThrow(
      /at revision 3, but running servers have seen 9.*\n.*resume/s,
    );
    expect((await readRegistry(store)).revision).toBe(3);
    expect(await runCommand(store, 'list')).toContain('an older registry was restored');
  });

  test('is resumed above the revision that servers have seen, and promote works again', async () => {
    const store = await restoredStore();
    await expect(runCommand(store, 'resume')).rejects.toThrow(/none of 1 running servers/);
    expect(await readRegistry(store)).toMatchObject({ revision: 10, resumedFrom: 3 });
    await expect(runCommand(store, 'promote', 'mf-admin', '1.0.0')).rejects.toThrow(/Revision 11/);
    expect(await stableOf(store, 'mf-admin')).toBe('1.0.0');
  }, 30_000);

  test('is required for resume: without it, resume is refused', async () => {
    await expect(runCommand(await threeVersions(), 'resume')).rejects.toThrow(/no running server/);
  });

  test.each(['v43', '1,042', '1.5', '99999999'])(
    'is not resumed above %s, which is no revision',
    async (above) => {
      const store = await restoredStore();
      await expect(runCommand(store, 'resume', above)).rejects.toThrow(`'${above}' is no revision`);
      expect(await revisionNumbers(store)).toEqual([3, 2, 1]);
    },
  );

  test('is resumed only with an explicit revision if a server reports an implausibly high one', async () => {
    const store = await restoredStore(90_000_000);
    await expect(runCommand(store, 'resume')).rejects.toThrow(/If that is so, name it/);
  });
});

test('an area key mistaken for the root key is refused with the name of the missing setting', async () => {
  const store = await threeVersions();
  const RELEASE_SIGNING_KEY = newKey().privatePem;
  const before = { ...process.env };
  try {
    for (const RELEASE_PUBLIC_KEY of ['', ' ']) {
      Object.assign(process.env, { RELEASE_SIGNING_KEY, RELEASE_PUBLIC_KEY });
      const refused = runCommand(store, 'promote', 'mf-admin', '1.0.0');
      await expect(refused).rejects.toThrow(/not signed by.*set RELEASE_PUBLIC_KEY to root's/);
    }
  } finally {
    process.env = before;
  }
});
