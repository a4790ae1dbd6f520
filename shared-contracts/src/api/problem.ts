import type { FieldError } from '@northcast/shared-contracts/api/field-errors';
import type { SecondFactorMethod } from '@northcast/shared-contracts/api/second-factor';

/** The change that conflicts with an edit. */
export interface LastChange {
  readonly at: string;
  /** Who made it, if known. */
  readonly by?: string;
}

/** `application/problem+json` (RFC 9457) as the API sends it. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** The message for the user. */
  readonly message: string;
  readonly requestId?: string;
  /** Errors by field, with 422. */
  readonly errors?: readonly FieldError[];
  /** With 409 for an edit conflict: the current row. */
  readonly current?: unknown;
  /** With 409 for an edit conflict: the conflicting change. */
  readonly changed?: LastChange;
  /** With 401 after a correct password: the possible second factors. */
  readonly secondFactor?: readonly SecondFactorMethod[];
  /** With 403: ways to confirm in this session that the user is the account's owner. */
  readonly stepUp?: readonly SecondFactorMethod[];
  /** With 403: what the account must set up first. */
  readonly setUp?: 'second-factor';
}
