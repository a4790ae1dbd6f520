import type { FieldError } from '@northcast/shared-contracts/api/field-errors';

/** `application/problem+json` (RFC 9457) as the API answers it. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** What a person reads. */
  readonly message: string;
  readonly requestId?: string;
  /** Faults by field, with 422. */
  readonly errors?: readonly FieldError[];
  /** The row as it stands now, with 409 for an edit in conflict. */
  readonly current?: unknown;
}
