import {
  entityId,
  entityTimestamp,
  requiredText,
  text,
  visibleText,
} from '@northcast/shared-contracts/api/fields';
import { limits } from '@northcast/shared-contracts/api/limits';
import { currentPassword } from '@northcast/shared-contracts/api/own-account';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, boolean, number, object, string } from 'yup';

/** What proves, beside the password, who somebody is: the code of an app, a recovery code, a passkey. */
export const secondFactorMethods = ['totp', 'recovery', 'passkey'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** How many recovery codes are made at once. */
export const recoveryCodeCount = 10;

/** What an account has set up. */
export const secondFactorSchema = object({
  /** Whether the panel is closed to the account without one. */
  isRequired: boolean().required(),
  /** Whether this session has confirmed it within ten minutes. */
  isConfirmed: boolean().required(),
  /** Whether an authenticator app is set up. */
  hasTotp: boolean().required(),
  recoveryCodesLeft: number().integer().required(),
  passkeys: array(
    object({
      id: entityId,
      name: string().required(),
      createdAt: entityTimestamp,
      lastUsedAt: string().datetime(),
    }),
  ).required(),
  passkeysAvailable: boolean().required(),
  /** Where passkeys are not available: what they need. */
  passkeysUnavailableReason: string(),
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

/** What the browser is asked for a passkey with: WebAuthn's options as JSON. */
export const passkeyOptionsSchema = object({ options: string().required() });

/** Codes that are shown once: only their hashes are kept. Empty where the ones before stay. */
export const recoveryCodesSchema = object({
  recoveryCodes: array(string().required()).required(),
});

/** Six digits of an app or a recovery code; only the server can tell whether it is right. */
const code = requiredText(limits.code.max, validation.code);

/** The browser's answer as JSON. */
const credential = requiredText(limits.credential.max, validation.credential);

export const totpStartSchema = object({ currentPassword });
export const totpConfirmationSchema = object({ code });
export const totpRemovalSchema = object({ currentPassword, code });
/** `code` may be left out by a session that has confirmed the second factor within ten minutes. */
export const recoveryCodesRenewalSchema = object({
  currentPassword,
  code: text(limits.code.max),
});
/** One of both. */
export const stepUpSchema = object({
  code: text(limits.code.max),
  credential: text(limits.credential.max),
});
export const passkeyStartSchema = object({ currentPassword });
const passkeyName = visibleText(limits.passkeyName.max).required(validation.passkeyName);
export const passkeyCreationSchema = object({ name: passkeyName, credential });
/** The form before the browser is asked. */
export const passkeyNamingSchema = object({ name: passkeyName, currentPassword });
export const passkeySignInSchema = object({ credential });
