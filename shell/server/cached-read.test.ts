import { rename } from 'node:fs/promises';
import path from 'node:path';
import { cachedRead } from './cached-read.js';
import { newInstallation } from './testing/installation.js';

test('concurrent and later calls share one reading', async () => {
  const read = jest.fn(async () => 'content');
  const cached = cachedRead(read);
  expect(await Promise.all([cached(), cached()])).toEqual(['content', 'content']);
  expect(await cached()).toBe('content');
  expect(read).toHaveBeenCalledTimes(1);
});

test('after a failure the next call reads again', async () => {
  const read = jest.fn(async () => 'content').mockRejectedValueOnce(new Error('too many files'));
  const cached = cachedRead(read);
  const failed = await Promise.allSettled([cached(), cached()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cached()).toBe('content');
  expect(read).toHaveBeenCalledTimes(2);
});

test('a server that could not read its shell once assigns versions when it can', async () => {
  const { settings, registry, publish, promote } = await newInstallation();
  await publish('mf-admin', '1.0.0');
  await promote('mf-admin', '1.0.0');
  const file = path.join(settings.shellFolder, 'release.json');
  await rename(file, `${file}-away`);
  await expect(registry.forVisitor()).rejects.toThrow('ENOENT');
  await rename(`${file}-away`, file);
  const { remotes } = await registry.forVisitor();
  expect(remotes.map(({ name }) => name)).toEqual(['mf-admin']);
});
