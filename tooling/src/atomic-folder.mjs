import { rename, rm } from 'node:fs/promises';

/**
 * Creates a folder that appears only when it is complete. If two processes create it at the same
 * time, the first result is kept. A failure leaves nothing behind.
 * @param {string} folder
 * @param {(work: string) => Promise<void>} fill writes into a temporary folder, one per process
 */
export async function atomicFolder(folder, fill) {
  const work = `${folder}.${process.pid}.partial`;
  await rm(work, { recursive: true, force: true });
  try {
    await fill(work);
    await rename(work, folder).catch((error) => {
      if (!['EEXIST', 'ENOTEMPTY'].includes(error.code)) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
