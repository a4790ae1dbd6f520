import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { type FailureKind, LoadFailure } from './load-failure';

/**
 * What kind of failure an error of the federation runtime or of webpack's chunk loading is. Both say only that a script failed;
 * the resource timing of the last script asked for tells the rest: 200 refused by its hash, 404 gone, 0 no answer.
 * @param base folder of the remote's files
 */
export function classifyFailure(remote: RemoteName, base: string, error: unknown): LoadFailure {
  if (error instanceof LoadFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new LoadFailure(remote, kindOf(message, base), message, { cause: error });
}

function kindOf(message: string, base: string): FailureKind {
  if (/timeout|timed out/i.test(message)) return 'timeout';
  if (!/script|chunk|RUNTIME-008|RUNTIME-001|fetch/i.test(message)) return 'execution';
  const status = lastStatus(base);
  if (status === undefined || status === 0) return 'network';
  if (status === 404 || status === 410) return 'stale';
  return status >= 500 ? 'network' : 'integrity';
}

function lastStatus(base: string): number | undefined {
  return (
    performance
      .getEntriesByType('resource')
      .filter((entry) => new URL(entry.name).pathname.startsWith(base))
      .map((entry) => (entry as PerformanceResourceTiming).responseStatus)
      .filter((status) => status !== 200)
      .at(-1) ?? 200
  );
}
