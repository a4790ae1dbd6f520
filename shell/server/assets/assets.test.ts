import fs, { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { artefactsFolder } from '@northcast/release/store/store-layout';
import { newFolder } from '@northcast/release/testing/artefact';
import request from 'supertest';
import { createApp } from '../app.js';
import { newInstallation } from '../testing/installation.js';
import { keepShellFiles } from './kept-shell-files.js';

type Installation = Awaited<ReturnType<typeof newInstallation>>;

/**
 * A build of the shell with one script, and a server of that build on the store. All builds have
 * the same version, as in our images.
 */
async function installBuild(build: string, installation: Installation) {
  const shellFolder = path.join(await newFolder(), build);
  await mkdir(shellFolder);
  const entry = `shell.${build}.js`;
  const files = { [entry]: { integrity: `sha384-${build}` } };
  const release = { version: 'current', entry: [entry], files };
  await writeFile(path.join(shellFolder, 'release.json'), JSON.stringify(release));
  await writeFile(path.join(shellFolder, entry), `/* ${build} */`);
  await writeFile(path.join(shellFolder, `${entry}.br`), 'compressed');
  await writeFile(path.join(shellFolder, 'server.cjs'), 'secret');
  await keepShellFiles(installation.store, shellFolder);
  const publicFolders = [path.join(shellFolder, 'public')];
  const server = createApp({ ...installation.settings, shellFolder, publicFolders });
  return { server, shellFolder };
}

const serverOf = async (build: string, installation: Installation) =>
  (await installBuild(build, installation)).server;

test('a server serves the scripts of the other builds that use the same store', async () => {
  const installation = await newInstallation();
  const older = await serverOf('aaaaaaaa', installation);
  const newer = await serverOf('bbbbbbbb', installation);
  expect((await request(newer).get('/shell/shell.aaaaaaaa.js').expect(200)).text).toBe(
    '/* aaaaaaaa */',
  );
  expect((await request(older).get('/shell/shell.bbbbbbbb.js').expect(200)).text).toBe(
    '/* bbbbbbbb */',
  );
  await request(newer).get('/shell/shell.cccccccc.js').expect(404);
});

test('only the files of the newest five builds are kept', async () => {
  const installation = await newInstallation();
  const builds = ['11111111', '22222222', '33333333', '44444444', '55555555', '66666666'];
  let server = await serverOf('00000000', installation);
  for (const build of builds) server = await serverOf(build, installation);
  await request(server).get('/shell/shell.11111111.js').expect(404);
  await request(server).get('/shell/shell.22222222.js').expect(200);
});

test('a file that is not public returns 404, however often its name is percent-encoded', async () => {
  const installation = await newInstallation();
  const server = await serverOf('aaaaaaaa', installation);
  for (const name of ['server.cjs', 'server%2ecjs', 'server%252ecjs', '%252e%252e/release.json']) {
    await request(server).get(`/shell/${name}`).expect(404);
  }
});

test('a range or a condition that a file does not meet returns 416 or 412 without its encoding', async () => {
  const server = await serverOf('aaaaaaaa', await newInstallation());
  const ask = () => request(server).get('/shell/shell.aaaaaaaa.js').set('Accept-Encoding', 'br');
  const range = await ask().set('Range', 'bytes=999-').expect(416);
  expect(range.headers).toMatchObject({ 'content-range': 'bytes */10' });
  expect(range.headers).not.toHaveProperty('content-encoding');
  await ask().set('If-Match', '"another"').expect(412);
});

test('a path that is not valid UTF-8 is rejected with 400', async () => {
  const server = await serverOf('aaaaaaaa', await newInstallation());
  await request(server).get('/shell/%ff.js').expect(400);
  await request(server).get('/remotes/%ff/1/hashes.json').expect(400);
  await request(server).get('/%ff').expect(400);
});

/** Opening it fails, also for root, for another reason than that it does not exist. */
async function makeUnreadable(file: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await rm(file, { force: true });
  await symlink(file, file);
}

test('a script of the shell that cannot be read is served from the store', async () => {
  const installation = await newInstallation();
  const { server, shellFolder } = await installBuild('aaaaaaaa', installation);
  await makeUnreadable(path.join(shellFolder, 'shell.aaaaaaaa.js'));
  const { text } = await request(server).get('/shell/shell.aaaaaaaa.js').expect(200);
  expect(text).toBe('/* aaaaaaaa */');
});

test.each(['/remotes', '/shell', ''])(
  'a file of %s/ that cannot be read returns 500, and its reason is logged',
  async (place) => {
    const installation = await newInstallation();
    const { server, shellFolder } = await installBuild('aaaaaaaa', installation);
    const folders: Record<string, string> = {
      '/remotes': artefactsFolder(installation.store),
      '/shell': shellFolder,
      '': path.join(shellFolder, 'public'),
    };
    await makeUnreadable(path.join(folders[place] ?? '', 'loop.js'));
    const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { headers } = await request(server).get(`${place}/loop.js`).expect(500);
    expect(headers['cache-control']).toBe('no-store');
    expect(log).toHaveBeenCalledWith(expect.stringMatching(`^GET ${place}/loop.js failed`));
    log.mockRestore();
  },
);

test('a server does not wait for a store that does not take its scripts', async () => {
  const { store, settings } = await newInstallation();
  jest.spyOn(fs, 'mkdir').mockReturnValue(new Promise(() => undefined));
  await expect(keepShellFiles(store, settings.shellFolder)).rejects.toThrow(
    'The release store has not answered for 5 s',
  );
  jest.restoreAllMocks();
});
