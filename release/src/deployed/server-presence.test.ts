import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newFolder } from '../testing/artefact.js';
import {
  readPresences,
  removePresence,
  type ServerPresence,
  sweepPresences,
  writePresence,
} from './server-presence.js';

const presence: ServerPresence = {
  id: 'one',
  host: 'here',
  address: 'http://127.0.0.1:3000',
  build: 'abc',
  revision: 7,
  seenAt: Date.now(),
};

const filesOf = (store: string) => readdir(path.join(store, 'deployed/servers'));

test('a store that no server has written to has no running servers', async () => {
  expect(await readPresences(await newFolder())).toEqual([]);
});

test('a server that has written twice is listed once, with its latest state', async () => {
  const store = await newFolder();
  await writePresence(store, presence);
  await writePresence(store, { ...presence, revision: 8 });
  expect(await readPresences(store)).toEqual([{ ...presence, revision: 8 }]);
  expect(await filesOf(store)).toEqual(['one.json']);
});

test('a server that was last seen before the given period is not listed', async () => {
  const store = await newFolder();
  await writePresence(store, { ...presence, seenAt: Date.now() - 5000 });
  expect(await readPresences(store, 4000)).toEqual([]);
  expect(await readPresences(store, 60_000)).toHaveLength(1);
});

test('a server whose time is ahead by more than the given period is not listed', async () => {
  const store = await newFolder();
  await writePresence(store, { ...presence, seenAt: Date.now() + 5000 });
  expect(await readPresences(store, 4000)).toEqual([]);
  expect(await readPresences(store, 60_000)).toHaveLength(1);
  await writePresence(store, { ...presence, seenAt: Date.now() + 86_400_000 });
  expect(await readPresences(store)).toEqual([]);
});

test('a stopped server is not listed', async () => {
  const store = await newFolder();
  await writePresence(store, presence);
  await removePresence(store, presence.id);
  expect(await readPresences(store)).toEqual([]);
});

test.each([
  'text',
  'null',
  '3',
  '{"id":"bad"}',
  JSON.stringify({ ...presence, address: 3000 }),
  JSON.stringify({ ...presence, bffs: 'abc' }),
  JSON.stringify({ ...presence, bffs: [3] }),
  JSON.stringify({ ...presence, revision: 7.5 }),
])('the invalid presence file %s is ignored', async (text) => {
  const store = await newFolder();
  await mkdir(path.join(store, 'deployed/servers'), { recursive: true });
  await writeFile(path.join(store, 'deployed/servers/bad.json'), text);
  await writePresence(store, presence);
  expect(await readPresences(store)).toEqual([presence]);
});

test('the presence file of a server that was killed hours ago is deleted', async () => {
  const store = await newFolder();
  await writePresence(store, presence);
  await writePresence(store, { ...presence, id: 'two' });
  const file = path.join(store, 'deployed/servers/two.json');
  await utimes(file, Date.now() / 1000 - 7200, Date.now() / 1000 - 7200);
  await sweepPresences(store);
  expect(await filesOf(store)).toEqual(['one.json']);
});

test('a presence file that another server deletes meanwhile does not stop the others', async () => {
  const store = await newFolder();
  await writePresence(store, { ...presence, id: 'two' });
  const servers = path.join(store, 'deployed/servers');
  await utimes(path.join(servers, 'two.json'), Date.now() / 1000 - 7200, Date.now() / 1000 - 7200);
  // Is listed and has no file, like one that is deleted after the folder was read.
  await symlink(path.join(store, 'nothing'), path.join(servers, 'one.json'));
  await sweepPresences(store);
  expect(await filesOf(store)).toEqual(['one.json']);
});
