import { access, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { createTemporaryFolder, removeTemporaryFolder } from './temporary-folder.mjs';

test('what tests leave in the temporary folder of a run is removed with it', async () => {
  await createTemporaryFolder();
  const folder = process.env['TMPDIR'] ?? '';
  expect(path.basename(folder)).toMatch(/^northcast-jest-/);
  // The next project of the run.
  await createTemporaryFolder();
  expect(process.env['TMPDIR']).toBe(folder);
  const left = await mkdtemp(path.join(folder, 'left-'));
  await removeTemporaryFolder();
  await expect(access(left)).rejects.toThrow('ENOENT');
  await expect(access(folder)).rejects.toThrow('ENOENT');
});
