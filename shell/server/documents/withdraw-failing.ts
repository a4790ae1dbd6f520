import { rollbackFailing } from '@northcast/release/commands/rollback';
import { messageOf } from '@northcast/release/message-of';
import type { LiveRegistry } from '../registry/live-registry.js';
import type { CanaryGuard } from '../telemetry/canary-guard.js';
import type { FailingVersions, RenderTrouble } from './failing-versions.js';

/**
 * Number of failed attempts at one page, at growing intervals, after which a stable version is
 * withdrawn.
 */
export const mostAttempts = 3;

const mostTold = 100;

/**
 * Withdraws versions whose server code fails: a canary at once, a stable version after several
 * attempts, if the registry has a previous version and this server may sign. Versions that could
 * not be read or run are not withdrawn.
 */
export function withdrawFailing(
  store: string,
  registry: LiveRegistry,
  failing: FailingVersions,
  guard: Pick<CanaryGuard, 'failed'>,
  warn: (text: string) => void,
): void {
  const inProgress = new Set<string>();
  const warnOnce = once(warn);
  failing.onFailure((trouble) => {
    const { remote, version, isCode } = trouble;
    const key = `${remote}/${version}`;
    if (!isCode || inProgress.has(key)) return;
    inProgress.add(key);
    void withdraw(trouble, { store, registry, guard, warn })
      .catch((error: unknown) =>
        warnOnce(
          `${remote} ${version} stays live though its server code fails: ${messageOf(error)}`,
        ),
      )
      .finally(() => inProgress.delete(key));
  });
}

/** Skips texts that were passed before, as long as they are not very many. */
function once(warn: (text: string) => void): (text: string) => void {
  const told = new Set<string>();
  return (text) => {
    if (told.has(text)) return;
    if (told.size >= mostTold) told.clear();
    told.add(text);
    warn(text);
  };
}

interface WithdrawalContext {
  readonly store: string;
  readonly registry: LiveRegistry;
  readonly guard: Pick<CanaryGuard, 'failed'>;
  readonly warn: (text: string) => void;
}

async function withdraw(
  { remote, version, path, reason, attempts }: RenderTrouble,
  { store, registry, guard, warn }: WithdrawalContext,
): Promise<void> {
  const pointers = (await registry.pointers())?.remotes[remote];
  const why = `Its server code failed at ${path}: ${reason}`;
  if (pointers?.canary?.version === version) return await guard.failed(remote, version, why);
  if (pointers?.stable !== version || attempts < mostAttempts) return;
  // A call of a stalled disk would hold a thread; a later failure finds it answering.
  if (registry.isStalled) return;
  try {
    const { remotes } = await rollbackFailing(store, remote, version, why);
    warn(`${remote} goes back from ${version} to ${remotes[remote]?.stable}. ${why}`);
  } catch (error) {
    // Another server may have been faster.
    if ((await registry.pointers())?.remotes[remote]?.stable === version) throw error;
  }
}
