import type { FieldError } from '@northcast/shared-contracts/api/field-errors';

interface ApiErrorParts {
  /** Errors by field. */
  readonly errors?: readonly FieldError[];
  /** The row as it stands now. */
  readonly current?: unknown;
  /** Seconds. */
  readonly retryAfter?: number;
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
