import fs, { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { newFolder } from '../testing/artefact.js';
import { failToSync, fillDisk } from '../testing/full-disk.js';
import { createFile, isTaken, replaceFile } from './durable-files.js';

afterEach(() => jest.restoreAllMocks());

async function newPlace() {
  const store = await newFolder();
  return { file: path.join(store, 'registry', '1.json'), work: path.join(store, 'work') };
}

const writers: [string, typeof replaceFile][] = [
  ['createFile', createFile],
  ['replaceFile', replaceFile],
];

test.each(writers)(
  '%s creates the folders and the file, and leaves no draft',
  async (_name, write) => {
    const { file, work } = await newPlace();
    await write(file, 'content', work);
    expect(await readFile(file, 'utf8')).toBe('content');
    expect(await readdir(work)).toEqual([]);
  },
);

test.each(writers)(
  '%s leaves neither a file nor a draft if the disk is full',
  async (_name, write) => {
    const { file, work } = await newPlace();
    fillDisk();
    await expect(write(file, 'content', work)).rejects.toThrow('ENOSPC');
    expect(await readdir(work)).toEqual([]);
    expect(await readdir(path.dirname(file))).toEqual([]);
  },
);

test.each(writers)('%s succeeds if its draft cannot be removed', async (_name, write) => {
  const { file, work } = await newPlace();
  jest.spyOn(fs, 'rm').mockRejectedValue(new Error('EACCES: permission denied'));
  await write(file, 'content', work);
  expect(await readFile(file, 'utf8')).toBe('content');
});

test('createFile keeps an existing file, and replaceFile replaces it', async () => {
  const { file, work } = await newPlace();
  await createFile(file, 'first', work);
  const second = await createFile(file, 'second', work).catch((error: unknown) => error);
  expect(isTaken(second)).toBe(true);
  expect(await readFile(file, 'utf8')).toBe('first');
  await replaceFile(file, 'second', work);
  expect(await readFile(file, 'utf8')).toBe('second');
  expect(await readdir(work)).toEqual([]);
});

test('createFile succeeds if a network disk executes the link and then reports that it exists', async () => {
  const { file, work } = await newPlace();
  const { link } = fs;
  jest.spyOn(fs, 'link').mockImplementation(async (...names) => {
    await link(...names);
    await link(...names);
  });
  await createFile(file, 'content', work);
  expect(await readFile(file, 'utf8')).toBe('content');
  const second = await createFile(file, 'second', work).catch((error: unknown) => error);
  expect(isTaken(second)).toBe(true);
});

test('createFile reports what the disk says if the entry of the file cannot be flushed', async () => {
  const { file, work } = await newPlace();
  failToSync(path.dirname(file));
  await expect(createFile(file, 'content', work)).rejects.toThrow(
    /^ENOSPC: no space left on device$/,
  );
  expect(await readdir(work)).toEqual([]);
});
