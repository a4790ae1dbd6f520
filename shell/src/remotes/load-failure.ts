import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { FailureKind } from '../../registry/load-report';
import type { EntryScript } from './federation';
import { beginAttempt, probeScript } from './script-verification';

export class LoadFailure extends Error {
  constructor(
    /** Null if the path may belong to any of several unavailable remotes. */
    readonly remote: RemoteName | null,
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'LoadFailure';
  }
}

/**
 * Classifies an error of the federation runtime, of webpack's chunk loading or of a remote's code.
 * @param entry load status of the remote's entry script
 */
export async function classifyFailure(
  remote: RemoteName,
  error: unknown,
  entry: EntryScript | undefined,
): Promise<LoadFailure> {
  if (error instanceof LoadFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new LoadFailure(remote, await kindOf(error, entry), message, { cause: error });
}

async function kindOf(error: unknown, entry: EntryScript | undefined): Promise<FailureKind> {
  if (isChunkLoadError(error)) return await kindOfChunk(error);
  if (entry?.outcome === 'refused') return await probeScript(entry.url);
  return entry?.outcome === 'running' ? 'timeout' : 'execution';
}

/** The error with which webpack's chunk loading rejects. */
interface ChunkLoadError extends Error {
  /** `missing`: the script ran but did not register the chunk. */
  readonly type: string;
  /** URL of the script. */
  readonly request: string;
}

export function isChunkLoadError(error: unknown): error is ChunkLoadError {
  return error instanceof Error && error.name === 'ChunkLoadError' && 'request' in error;
}

async function kindOfChunk({ type, request }: ChunkLoadError): Promise<FailureKind> {
  // The chunk may be the shell's own. The next request must bypass the failed one.
  beginAttempt(request);
  if (type === 'timeout') return 'timeout';
  return type === 'missing' ? 'execution' : await probeScript(request);
}
