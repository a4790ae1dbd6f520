import { requiredText } from '@northcast/shared-contracts/api/fields';
import { limits } from '@northcast/shared-contracts/api/limits';
import { currentPassword } from '@northcast/shared-contracts/api/own-account';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, boolean, number, object, string } from 'yup';

/** What proves, beside the password, who somebody is: the code of an app, a recovery code. */
export const secondFactorMethods = ['totp', 'recovery'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** How many recovery codes are made at once. */
export const recoveryCodeCount = 10;

/** What an account has set up. */
export const secondFactorSchema = object({
  /** Whether the panel is closed to the account without one. */
  isRequired: boolean().required(),
  /** Whether an authenticator app is set up. */
  hasTotp: boolean().required(),
  recoveryCodesLeft: number().integer().required(),
});

/** An authenticator app to set up; it counts once a code of it was sent back. */
export const totpSetupSchema = object({
  /** Base32, in groups of four for reading. */
  secret: string().required(),
  /** `otpauth://…` */
  uri: string().required(),
  /** The URI as a picture, an SVG document. */
  qrSvg: string().required(),
});

/** Codes that are shown once: only their hashes are kept. */
export const recoveryCodesSchema = object({
  recoveryCodes: array(string().required()).required(),
});

/** Six digits of an app or a recovery code; only the server can tell whether it is right. */
const code = requiredText(limits.code.max, validation.code);

export const totpStartSchema = object({ currentPassword });
export const totpConfirmationSchema = object({ code });
export const totpRemovalSchema = object({ currentPassword, code });
export const recoveryCodesRenewalSchema = object({ currentPassword, code });
export const stepUpSchema = object({ code });
