import type { FieldError } from '@northcast/shared-contracts/api/field-errors';
import type { SecondFactorMethod } from '@northcast/shared-contracts/api/second-factor';

/** The change that overtook an edit. */
export interface LastChange {
  readonly at: string;
  /** Who made it, where that is known. */
  readonly by?: string;
}

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
  /** With 409 for an edit in conflict: what overtook it. */
  readonly changed?: LastChange;
  /** With 401 for a right password: what the account signs in with beside it. */
  readonly secondFactor?: readonly SecondFactorMethod[];
  /** With 403: what confirms, in this session, that it is still the account's owner. */
  readonly stepUp?: readonly SecondFactorMethod[];
  /** With 403: what the account has to have before. */
  readonly setUp?: 'second-factor';
}
