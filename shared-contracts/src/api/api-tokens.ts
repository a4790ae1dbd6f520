import { entityId, entityTimestamp, nameField } from '@northcast/shared-contracts/api/fields';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { number, object, string } from 'yup';

/** Maximum length of a name in UTF-16 code units, and maximum number of unexpired tokens. */
export const apiTokenLimits = {
  name: { max: 100 },
  tokens: { max: 20 },
} as const;

/** Possible lifetimes in days. */
export const apiTokenDays = [30, 90, 365] as const;

/** Days for which an expired token stays in the list. */
export const expiredTokenDays = 30;

/** `stopped`: its creator is no longer an owner. */
const apiTokenStatuses = ['active', 'expired', 'stopped'] as const;

/** A token with which another system reads the API. */
export const apiTokenSchema = object({
  id: entityId,
  name: string().required(),
  /** First characters of the token, which identify it to its owner. */
  start: string().required(),
  status: string().oneOf(apiTokenStatuses).required(),
  creatorName: string().required(),
  createdAt: entityTimestamp,
  /** To the minute; absent if it was never used. */
  lastUsedAt: string().datetime(),
  /** Absent if the token does not expire. */
  expiresAt: string().datetime(),
  /** The secret; only in the response to the call that created the token. */
  token: string(),
});

export const apiTokenCreationSchema = object({
  name: nameField(apiTokenLimits.name.max, validation.apiTokenName),
  /** If omitted, the token does not expire. */
  days: number().oneOf(apiTokenDays, validation.apiTokenDays).typeError(validation.apiTokenDays),
});
