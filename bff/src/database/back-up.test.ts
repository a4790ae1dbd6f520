import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { copyMigratedFile } from '../../test/migrated-file.js';
import { backUp, checkSound } from './back-up.js';
import { embeddedFile } from './data-sources.js';

describe('a backup of the embedded database', () => {
  let folder: string;
  let file: string;
  let target: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'northcast-backup-'));
    await copyMigratedFile(folder);
    file = embeddedFile(folder);
    target = join(folder, 'backups', 'mine.sqlite');
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('is an intact database', async () => {
    await backUp(file, target);
    await expect(checkSound(target)).resolves.toBeUndefined();
  });

  test('is refused if its file exists, which stays unchanged', async () => {
    const existing = join(folder, 'existing.sqlite');
    await writeFile(existing, 'kept');
    await expect(backUp(file, existing)).rejects.toThrow(`${existing} already exists`);
    expect(await readFile(existing, 'utf8')).toBe('kept');
  });

  describe('that fails', () => {
    let isDiskFull = false;
    beforeEach(() => {
      jest.spyOn(DataSource.prototype, 'query').mockImplementation(async () => {
        await writeFile(target, 'half a database');
        if (isDiskFull) throw new Error('database or disk is full');
      });
    });
    afterEach(() => jest.restoreAllMocks());

    test.each([
      ['the disk is full', true, 'database or disk is full'],
      ['the copy is damaged', false, 'file is not a database'],
    ])('because %s leaves no file', async (_reason, isFull, message) => {
      isDiskFull = isFull;
      await expect(backUp(file, target)).rejects.toThrow(message);
      expect(await readdir(join(folder, 'backups'))).toEqual([]);
    });
  });
});
