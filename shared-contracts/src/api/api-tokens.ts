import { entityId, entityTimestamp, nameField } from '@northcast/shared-contracts/api/fields';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { type InferType, number, object, string } from 'yup';

/** Longest name in UTF-16 code units, and how many tokens that have not expired there can be. */
export const apiTokenLimits = {
  name: { max: 100 },
  tokens: { max: 20 },
} as const;

/** Days after which a token can expire. */
export const apiTokenDays = [30, 90, 365] as const;

/** Days that a token is listed after it expired. */
export const expiredTokenDays = 30;

/** `stopped`: who made it is no owner any more. */
export const apiTokenStatuses = ['active', 'expired', 'stopped'] as const;
export type ApiTokenStatus = (typeof apiTokenStatuses)[number];

/** What another system reads the API with. */
export const apiTokenSchema = object({
  id: entityId,
  name: string().required(),
  /** First characters of the token, by which it is recognised. */
  start: string().required(),
  status: string().oneOf(apiTokenStatuses).required(),
  creatorName: string().required(),
  createdAt: entityTimestamp,
  /** To the minute; absent for one that was never used. */
  lastUsedAt: string().datetime(),
  /** Absent for one that does not expire. */
  expiresAt: string().datetime(),
  /** In the answer to the call that made it and in no other. */
  token: string(),
});

export const apiTokenCreationSchema = object({
  name: nameField(apiTokenLimits.name.max, validation.apiTokenName),
  /** Left out: the token does not expire. */
  days: number().oneOf(apiTokenDays, validation.apiTokenDays).typeError(validation.apiTokenDays),
});

export type ApiToken = InferType<typeof apiTokenSchema>;
