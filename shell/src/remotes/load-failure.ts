import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import type { FailureKind } from '../../registry/load-report';

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
