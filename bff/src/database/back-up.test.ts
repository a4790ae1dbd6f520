import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
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

  test('is the only file that a completed backup leaves', async () => {
    await backUp(file, target);
    expect(await readdir(join(folder, 'backups'))).toEqual(['mine.sqlite']);
  });

  test('deletes what a backup that was interrupted more than a day ago left', async () => {
    const backups = join(folder, 'backups');
    const old = `x.sqlite.${'0'.repeat(36)}.unfinished`;
    const recent = `x.sqlite.${'1'.repeat(36)}.unfinished`;
    const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
    await mkdir(backups);
    for (const name of [old, `${old}-journal`, recent, 'y.sqlite']) {
      await writeFile(join(backups, name), 'half a database');
      if (name !== recent) await utimes(join(backups, name), yesterday, yesterday);
    }
    await backUp(file, target);
    expect((await readdir(backups)).sort()).toEqual(['mine.sqlite', recent, 'y.sqlite']);
  });

  describe('that fails', () => {
    let isDiskFull = false;
    let named: string[] = [];
    beforeEach(() => {
      jest.spyOn(DataSource.prototype, 'query').mockImplementation(async (_sql, parameters) => {
        const [draft] = parameters as readonly [string];
        await writeFile(draft, 'half a database');
        named = (await readdir(join(folder, 'backups'))).filter((name) => name.endsWith('.sqlite'));
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

    test('never had the name of a backup, also if its process is killed', async () => {
      isDiskFull = true;
      await expect(backUp(file, target)).rejects.toThrow('database or disk is full');
      expect(named).toEqual([]);
    });
  });
});
