import { writeHalt } from '@northcast/release/canary/halts';
import { stopCanary } from '@northcast/release/commands/canary';
import { rollbackFailing } from '@northcast/release/commands/rollback-failing';
import { runOf } from '@northcast/release/registry/canary-pointer';
import type { LiveRegistry } from '../registry/live-registry.js';
import type { FailingVersions, RenderTrouble } from './failing-versions.js';

/**
 * Number of failed attempts at one page, at growing intervals, after which a stable version is
 * withdrawn.
 */
export const mostAttempts = 3;

/**
 * Withdraws versions whose server code fails: a canary at once, a stable version after several
 * attempts, if the registry has a previous version and this server may sign. Versions that could
 * not be read or run are not withdrawn.
 */
export function withdrawFailing(
  store: string,
  registry: LiveRegistry,
  failing: FailingVersions,
  warn: (text: string) => void,
): void {
  const withdrawn = new Set<string>();
  failing.onFailure((trouble) => {
    const { remote, version, isCode } = trouble;
    const key = `${remote}/${version}`;
    if (!isCode || withdrawn.has(key)) return;
    withdrawn.add(key);
    void withdraw(trouble, { store, registry, warn })
      .then((isDone) => void (isDone || withdrawn.delete(key)))
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        warn(`${remote} ${version} stays live though its server code fails: ${reason}`);
      });
  });
}

interface WithdrawalContext {
  readonly store: string;
  readonly registry: LiveRegistry;
  readonly warn: (text: string) => void;
}

async function withdraw(
  { remote, version, path, reason, attempts }: RenderTrouble,
  { store, registry, warn }: WithdrawalContext,
): Promise<boolean> {
  const pointers = (await registry.pointers())?.remotes[remote];
  const why = `Its server code failed at ${path}: ${reason}`;
  if (pointers?.canary?.version === version) {
    const run = runOf(pointers.canary);
    const halt = { remote, version, run, at: new Date().toISOString(), why };
    registry.halt(halt);
    // If the store is not writable, at least this server stops the canary.
    await writeHalt(store, halt).catch(() => undefined);
    warn(`The canary ${remote} ${version} is ended. ${why}`);
    await stopCanary(store, remote, { why, automatic: true }, version, run);
    return true;
  }
  if (pointers?.stable !== version || attempts < mostAttempts) return false;
  const { remotes } = await rollbackFailing(store, remote, version, why);
  warn(`${remote} goes back from ${version} to ${remotes[remote]?.stable}. ${why}`);
  return true;
}
