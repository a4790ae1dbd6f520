import type { RemoteName } from '@northcast/shared-contracts/host/remote';

/** Why an area could not be had. */
export type FailureKind = 'network' | 'timeout' | 'stale' | 'integrity' | 'contract' | 'execution';

export class LoadFailure extends Error {
  constructor(
    readonly remote: RemoteName,
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'LoadFailure';
  }
}

/** Kinds where the same request may go through a moment later. */
export const mayPass: ReadonlySet<FailureKind> = new Set(['network', 'timeout', 'stale']);
