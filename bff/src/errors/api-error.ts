import type { Problem } from '@northcast/shared-contracts/api/problem';

/** What the problem carries beside its message. */
interface ApiErrorParts
  extends Pick<Problem, 'errors' | 'current' | 'changed' | 'secondFactor' | 'stepUp' | 'setUp'> {
  /** Seconds. */
  readonly retryAfter?: number;
  /** `WWW-Authenticate` */
  readonly challenge?: string;
}

/** A call that is answered with a problem; `message` is what a person reads. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly parts: ApiErrorParts = {},
  ) {
    super(message);
  }
}
