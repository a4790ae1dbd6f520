import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@northcast/shared-contracts/testing/free-port';
import { Instance } from '../../fixtures/instance';

const run = promisify(execFile);
const seed = path.join(import.meta.dirname, 'seed-orders.mjs');

/** A separate product with the given number of orders. */
export async function startFullInstance(orders: number): Promise<Instance> {
  const instance = await Instance.start(await freePort());
  try {
    await run(process.execPath, [seed, instance.folder, String(orders)]);
  } catch (error) {
    await instance.stop();
    throw error;
  }
  return instance;
}

/** Resident memory of an instance's API process, in bytes. */
export async function apiMemory({ folder }: Instance): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const id of processes) {
    const [command, environment] = await Promise.all([
      readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => ''),
      readFile(`/proc/${id}/environ`, 'utf8').catch(() => ''),
    ]);
    if (!command.includes('bff/dist/main.js') || !environment.includes(folder)) continue;
    const [, pages] = (await readFile(`/proc/${id}/statm`, 'utf8')).split(' ');
    return Number(pages) * 4096;
  }
  throw new Error(`No API runs in ${folder}`);
}
