import { rename, rm } from 'node:fs/promises';

/**
 * Creates a folder that appears only when it is complete. If two processes create it at the same
 * time, the first result is kept. A failure leaves nothing behind.
 * @param {string} folder
 * @param {(work: string) => Promise<void>} fill writes into a temporary folder, one per process
 * @param {{ replaces?: boolean }} [options] whether an existing folder is replaced
 */
export async function atomicFolder(folder, fill, { replaces = false } = {}) {
  const work = `${folder}.${process.pid}.partial`;
  await rm(work, { recursive: true, force: true });
  try {
    await fill(work);
    if (replaces) await rm(folder, { recursive: true, force: true });
    await rename(work, folder).catch((error) => {
      if (!['EEXIST', 'ENOTEMPTY'].includes(error.code)) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
