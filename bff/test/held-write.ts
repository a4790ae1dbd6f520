import type { EntityManager } from 'typeorm';
import type { TestApplication } from './test-application.js';

/**
 * Does the work in a transaction and keeps it open, as another process can.
 * @returns commits it; on MySQL other transactions that need the same rows wait until then
 */
export async function holdWrite(
  { database }: TestApplication,
  work: (manager: EntityManager) => Promise<unknown>,
): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let write: Promise<void> = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    write = database.unitOfWork.write(async (manager) => {
      await work(manager);
      resolve();
      await released;
    });
    write.catch(reject);
  });
  return () => {
    release();
    return write;
  };
}

/** Time for a request to arrive at a row that a held transaction has locked. */
export const untilItWaits = () => new Promise((resolve) => setTimeout(resolve, 300));
