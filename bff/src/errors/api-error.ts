import type { Problem } from '@northcast/shared-contracts/api/problem';

/** Members of the problem besides its message. */
interface ApiErrorParts
  extends Pick<Problem, 'errors' | 'current' | 'changed' | 'secondFactor' | 'stepUp' | 'setUp'> {
  /** Seconds for `Retry-After`. */
  readonly retryAfter?: number;
  /** Value of `WWW-Authenticate`. */
  readonly challenge?: string;
}

/** An error that becomes a problem response; `message` is shown to the user. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly parts: ApiErrorParts = {},
  ) {
    super(message);
  }
}
