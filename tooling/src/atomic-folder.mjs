import { rename, rm, stat } from 'node:fs/promises';

const exists = (folder) =>
  stat(folder).then(
    () => true,
    () => false,
  );

/**
 * Makes a folder that appears whole or not at all, also when two processes make it at once: the first one stands.
 * @param {string} folder
 * @param {(work: string) => Promise<void>} fill writes into a folder of its own
 */
export async function wholeFolder(folder, fill) {
  const work = `${folder}.${process.pid}.partial`;
  await rm(work, { recursive: true, force: true });
  try {
    await fill(work);
    if (!(await exists(folder))) await rename(work, folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
