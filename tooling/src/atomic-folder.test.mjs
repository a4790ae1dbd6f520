import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atomicFolder } from './atomic-folder.mjs';

const newParent = () => mkdtempSync(path.join(tmpdir(), 'atomic-folder-'));

function write(folder, text) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'release.json'), text);
}

test('a folder appears when it is complete', async () => {
  const parent = newParent();
  const folder = path.join(parent, '1.0.0');
  await atomicFolder(folder, async (work) => {
    write(work, 'built');
    expect(existsSync(folder)).toBe(false);
  });
  expect(readdirSync(parent)).toEqual(['1.0.0']);
  expect(readFileSync(path.join(folder, 'release.json'), 'utf8')).toBe('built');
});

test('a failure leaves nothing behind', async () => {
  const parent = newParent();
  const filling = atomicFolder(path.join(parent, '1.0.0'), async (work) => {
    write(work, 'half');
    throw new Error('It can not be built');
  });
  await expect(filling).rejects.toThrow('It can not be built');
  expect(readdirSync(parent)).toEqual([]);
});

test('an earlier folder is replaced if the caller asks for it', async () => {
  const folder = path.join(newParent(), 'current');
  write(folder, 'first');
  await atomicFolder(folder, async (work) => write(work, 'second'), { replaces: true });
  expect(readFileSync(path.join(folder, 'release.json'), 'utf8')).toBe('second');
});

test('a folder that another process has created meanwhile is kept', async () => {
  const parent = newParent();
  const folder = path.join(parent, '1.0.0');
  await atomicFolder(folder, async (work) => {
    write(work, 'second');
    write(folder, 'first');
  });
  expect(readdirSync(parent)).toEqual(['1.0.0']);
  expect(readFileSync(path.join(folder, 'release.json'), 'utf8')).toBe('first');
});
