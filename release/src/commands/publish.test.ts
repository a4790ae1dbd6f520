import { readFileSync, writeFileSync } from 'node:fs';
import { appendFile, lstat, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeShell } from '../deployed/describe.js';
import { readDeployed } from '../deployed/read-deployed.js';
import { readRelease } from '../publications/release-store.js';
import { RefusedRelease } from '../refused-release.js';
import { artefactPath, publicationsFolder, workFolder } from '../store/store-layout.js';
import { newFolder, newStore, writeArtefact, writeShell } from '../testing/artefact.js';
import { runCommand } from '../testing/run-command.js';
import { publish } from './publish.js';

const team = { why: 'new prices' };
const publishTo = (store: string, folder: string) => publish(store, folder, team);

/** @param shell folder of the deployed shell */
async function publishError(folder: string, shell?: string): Promise<string> {
  const store = await newStore();
  if (shell !== undefined) await describeShell(store, shell);
  const error = await publishTo(store, folder).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RefusedRelease);
  expect(await readdir(workFolder(store)).catch(() => [])).toEqual([]);
  return (error as RefusedRelease).message;
}

test('publish stores every file of the artefact', async () => {
  const store = await newStore();
  await publishTo(store, await writeArtefact('mf-admin', '1.0.0'));
  const release = await readRelease(store, 'mf-admin', '1.0.0');
  const names = await readdir(artefactPath(store, 'mf-admin', '1.0.0'));
  for (const name of Object.keys(release.files)) expect(names).toContain(name);
});

test.each(['19.3.0', '19.3.1', '19.4.0'])(
  'publish accepts a build for a shell with React %s',
  async (react) => {
    const folder = await writeArtefact('mf-admin', '1.0.0');
    const store = await newStore();
    await describeShell(store, await writeShell({ libraries: { react } }));
    await publishTo(store, folder);
  },
);

test('publish refuses a version that already exists and leaves its files unchanged', async () => {
  const store = await newStore();
  await publishTo(store, await writeArtefact('mf-admin', '1.0.0'));
  const again = await writeArtefact('mf-admin', '1.0.0', { files: { 'chunk.js': 'other' } });
  await expect(publishTo(store, again)).rejects.toThrow(/1\.0\.0 is published already/);
  const chunk = path.join(artefactPath(store, 'mf-admin', '1.0.0'), 'chunk.js');
  expect(await readFile(chunk, 'utf8')).toContain('1.0.0');
});

test('publish restores the deleted files of a version, but refuses other content for it', async () => {
  const store = await newStore();
  const folder = await writeArtefact('mf-admin', '1.0.0');
  await publishTo(store, folder);
  await rm(artefactPath(store, 'mf-admin', '1.0.0'), { recursive: true });
  const other = await writeArtefact('mf-admin', '1.0.0', { files: { 'chunk.js': 'other' } });
  await expect(publishTo(store, other)).rejects.toThrow(/1\.0\.0 is published already/);
  await publishTo(store, await writeArtefact('mf-admin', '1.1.0'));
  await publishTo(store, folder);
  await readRelease(store, 'mf-admin', '1.0.0');
});

test('publish stores a copy of a folder that is named by a symbolic link', async () => {
  const store = await newStore();
  const folder = await writeArtefact('mf-admin', '1.0.0');
  const link = path.join(await newFolder(), 'current');
  await symlink(folder, link);
  await publishTo(store, link);
  const artefact = await lstat(artefactPath(store, 'mf-admin', '1.0.0'));
  expect(artefact.isSymbolicLink()).toBe(false);
  expect(await readdir(folder)).not.toContain('.publication.json');
});

test('exactly one of ten concurrent publications of the same version succeeds', async () => {
  const store = await newStore();
  const folders = await Promise.all(
    Array.from({ length: 10 }, () => writeArtefact('mf-admin', '2.0.0')),
  );
  const results = await Promise.allSettled(folders.map((folder) => publishTo(store, folder)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await readRelease(store, 'mf-admin', '2.0.0');
});

test('publish refuses a release.json that changes after it was checked', async () => {
  const store = await newStore();
  const folder = await writeArtefact('mf-admin', '1.0.0');
  const file = path.join(folder, 'release.json');
  const unchecked = readFileSync(file, 'utf8').replace('/mf-admin', '/dashboard');
  const { shells, bffs } = await readDeployed(store);
  const deployed = {
    shells,
    bffs,
    // Read by a gate, while the source folder may still change.
    get unknown(): string[] {
      writeFileSync(file, unchecked);
      return [];
    },
  };
  await expect(publish(store, folder, team, { deployed })).rejects.toThrow(
    'release.json has changed since it was checked',
  );
  expect(await readdir(workFolder(store))).toEqual([]);
});

test('publish succeeds if it cannot log the publication, and the next one logs it', async () => {
  const store = await newStore();
  const log = publicationsFolder(store);
  await writeFile(log, 'no folder');
  await publishTo(store, await writeArtefact('mf-admin', '1.0.0'));
  await readRelease(store, 'mf-admin', '1.0.0');
  await rm(log);
  await publishTo(store, await writeArtefact('mf-admin', '1.1.0'));
  const names = await readdir(path.join(log, 'mf-admin'));
  expect(names.map((name) => name.slice(0, 6)).sort()).toEqual(['1.0.0.', '1.1.0.']);
});

test('the publish command reports that it could not log the publication', async () => {
  const store = await newStore();
  await writeFile(publicationsFolder(store), 'no folder');
  const folder = await writeArtefact('mf-admin', '1.0.0');
  const said = await runCommand(store, 'publish', 'mf-admin', '--from', folder);
  expect(said).toMatch(
    /^The copy of the publication of mf-admin 1\.0\.0 could not be written: .*Do not delete/,
  );
  expect(said).toContain('mf-admin 1.0.0 is published. Nobody sees it yet');
});

test.each([
  ['another area', ['mf-account'], 'holds mf-admin 1.0.0, not mf-account'],
  ['another version', ['mf-admin', '1.1.0'], 'holds mf-admin 1.0.0, not mf-admin 1.1.0'],
])('the publish command refuses a folder with %s', async (_what, named, message) => {
  const store = await newStore();
  const folder = await writeArtefact('mf-admin', '1.0.0');
  const publishing = runCommand(store, 'publish', ...named, '--from', folder);
  await expect(publishing).rejects.toThrow(message);
  await expect(readRelease(store, 'mf-admin', '1.0.0')).rejects.toThrow();
});

describe('the publish command with --expect', () => {
  test('builds and publishes nothing if the registry is at another revision', async () => {
    const store = await newStore();
    const refused = 'The registry is at revision 0 and not 7: nothing was changed.';
    const stale = ['publish', 'mf-admin', '--expect', '7'];
    await expect(runCommand(store, ...stale)).rejects.toThrow(refused);
    const folder = await writeArtefact('mf-admin', '1.0.0');
    await expect(publish(store, folder, { ...team, expect: 7 })).rejects.toThrow(refused);
    await expect(readRelease(store, 'mf-admin', '1.0.0')).rejects.toThrow();
  });

  test('publishes if the registry is at that revision', async () => {
    const store = await newStore();
    const folder = await writeArtefact('mf-admin', '1.0.0');
    await runCommand(store, 'publish', 'mf-admin', '--from', folder, '--expect', '0');
    await readRelease(store, 'mf-admin', '1.0.0');
  });
});

const assetsOf = (file: string) => ({
  js: { sync: [file], async: [] },
  css: { sync: [], async: [] },
});

describe('a build', () => {
  test('is refused if it needs a contract range that the shell does not meet', async () => {
    const folder = await writeArtefact('mf-admin', '1.0.0', { release: { contract: '^2.0.0' } });
    expect(await publishError(folder)).toContain('needs contract ^2.0.0');
  });

  test.each(['>=1', '^1.0', '=^1.0.0', '^1.0.0-beta.1', '^1.0.0 || ^2.0.0'])(
    'is refused if its contract range has the unsupported format %s',
    async (contract) => {
      const folder = await writeArtefact('mf-admin', '1.0.0', { release: { contract } });
      expect(await publishError(folder)).toContain(
        `The contract range '${contract}' is not of the form ^1.2.3`,
      );
    },
  );

  test('is refused if it needs a library range that the shell does not meet', async () => {
    const libraries = { react: '^19.4.0' };
    const folder = await writeArtefact('mf-admin', '1.0.0', { release: { libraries } });
    expect(await publishError(folder)).toContain('needs react ^19.4.0; the shell provides 19.3.1');
  });

  test('is refused if it needs a library that the shell does not provide', async () => {
    const libraries = { vue: '^3.0.0' };
    const folder = await writeArtefact('mf-admin', '1.0.0', { release: { libraries } });
    expect(await publishError(folder)).toContain('needs vue ^3.0.0; the shell provides none');
  });

  test('is refused if it offers a copy of a library to other areas', async () => {
    const shared = [{ name: 'react', assets: assetsOf('chunk.js') }];
    const files = { 'mf-manifest.json': JSON.stringify({ shared }) };
    const folder = await writeArtefact('mf-admin', '1.0.0', { files });
    expect(await publishError(folder)).toContain('offers a copy of react to other areas');
  });

  test('is refused if a file changed after the build', async () => {
    const folder = await writeArtefact('mf-admin', '1.0.0');
    await appendFile(path.join(folder, 'chunk.js'), ' ');
    expect(await publishError(folder)).toContain('chunk.js has another hash');
  });

  test('is refused if it contains a symbolic link', async () => {
    const folder = await writeArtefact('mf-admin', '1.0.0');
    await symlink('/etc/hostname', path.join(folder, 'link.js'));
    expect(await publishError(folder)).toContain('link.js is not a plain file');
  });

  test('is refused if it has prerendered routes but no server bundle', async () => {
    const routes = [{ path: '/', prerender: true }];
    const folder = await writeArtefact('mf-admin', '1.0.0', { release: { routes } });
    expect(await publishError(folder)).toContain('no server bundle');
  });

  test('is refused if release.json lists no hash of its server bundle', async () => {
    const release = { routes: [{ path: '/', prerender: true }], prerender: 'server.cjs' };
    const folder = await writeArtefact('mf-admin', '1.0.0', { release });
    expect(await publishError(folder)).toContain('The server bundle server.cjs has no hash');
  });

  test('is refused if it exceeds its size budget', async () => {
    const folder = await writeArtefact('mf-admin', '1.0.0');
    const budgets = { 'mf-admin': { './routes': { first: 899, total: 1899 } } };
    const message = await publishError(folder, await writeShell({ budgets }));
    expect(message).toContain('./routes at first is 900 bytes of script, the budget is 899');
    expect(message).toContain('./routes in all is 1900 bytes of script, the budget is 1899');
  });

  test('is accepted at exactly its size budget', async () => {
    const store = await newStore();
    const budgets = { 'mf-admin': { './routes': { first: 900, total: 1900 } } };
    await describeShell(store, await writeShell({ budgets }));
    await publishTo(store, await writeArtefact('mf-admin', '1.0.0'));
  });

  test('is refused if its version is invalid', async () => {
    const folder = await writeArtefact('mf-admin', '1.0.0', { release: { version: '../1.0.0' } });
    expect(await publishError(folder)).toContain("'../1.0.0' is not a version");
  });

  test('is refused if release.json lacks fields that the gates need', async () => {
    const folder = await writeArtefact('mf-admin', '1.0.0');
    await writeFile(path.join(folder, 'release.json'), '{"name":"mf-admin","version":"1.0.0"}');
    expect(await publishError(folder)).toContain(
      'lacks contract, libraries, entry, routes, exposes, files, calls, builtWith',
    );
  });

  test.each(['null', '{"name"'])('is refused if release.json is %s', async (text) => {
    const folder = await writeArtefact('mf-admin', '1.0.0');
    await writeFile(path.join(folder, 'release.json'), text);
    expect(await publishError(folder)).toContain('release.json is no JSON object');
  });

  test('is refused if a field of release.json has another type', async () => {
    const release = { libraries: ['react'] } as object;
    const folder = await writeArtefact('mf-admin', '1.0.0', { release });
    expect(await publishError(folder)).toContain("has no valid 'libraries'");
  });

  test('is refused if it does not exist', async () => {
    expect(await publishError(await newFolder())).toContain('build it first');
  });
});
