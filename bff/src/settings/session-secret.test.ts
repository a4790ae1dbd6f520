import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionSecret } from './session-secret.js';
import { readSettings } from './settings.js';

describe('the session secret in the data directory', () => {
  let dataDirectory: string;
  beforeEach(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'session-secret-'));
  });
  afterEach(() => rm(dataDirectory, { recursive: true }));

  const secret = () => sessionSecret({ ...readSettings({}), dataDirectory });
  const file = () => join(dataDirectory, 'session-secret');

  test('is generated at the first start only', async () => {
    const first = await secret();
    expect(first).toMatch(/^[\w-]{43}$/);
    expect([await secret(), await readFile(file(), 'utf8')]).toEqual([first, first]);
    expect(await readdir(dataDirectory)).toEqual(['session-secret']);
  });

  test('is not written again, so that a server starts on a full disk', async () => {
    const first = await secret();
    const { mtimeMs } = await stat(dataDirectory);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await secret()).toBe(first);
    expect((await stat(dataDirectory)).mtimeMs).toBe(mtimeMs);
  });

  test.each(['', '\n', 'too short'])('is refused if the file contains %j', async (text) => {
    await writeFile(file(), text);
    const message = `${file()} is damaged. Restore it from a backup.`;
    await expect(secret()).rejects.toThrow(message);
    expect(await readdir(dataDirectory)).toEqual(['session-secret']);
  });
});
