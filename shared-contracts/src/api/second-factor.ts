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

/** Second factors: the code of an authenticator app, a recovery code, or a passkey. */
export const secondFactorMethods = ['totp', 'recovery', 'passkey'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** Number of recovery codes that are generated together. */
export const recoveryCodeCount = 10;

/** The second factors of an account. */
export const secondFactorSchema = object({
  /** Whether the panel requires the account to have one. */
  isRequired: boolean().required(),
  /** Whether this session has confirmed it within the last ten minutes. */
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
  /** If passkeys are unavailable: what they require. */
  passkeysUnavailableReason: string(),
});

/**
 * An authenticator app that is being set up; it becomes active once one of its codes is confirmed.
 */
export const totpSetupSchema = object({
  /** Base32, in groups of four for legibility. */
  secret: string().required(),
  /** `otpauth://…` */
  uri: string().required(),
  /** The URI as a QR code, an SVG document. */
  qrSvg: string().required(),
});

/** WebAuthn options for the browser, as JSON. */
export const passkeyOptionsSchema = object({ options: string().required() });

/**
 * Recovery codes, shown once because only hashes are stored. Empty if the existing ones stay valid.
 */
export const recoveryCodesSchema = object({
  recoveryCodes: array(string().required()).required(),
});

/** A six-digit code or a recovery code; only the server can check it. */
const code = requiredText(limits.code.max, validation.code);

/** The browser's WebAuthn response, as JSON. */
const credential = requiredText(limits.credential.max, validation.credential);

export const totpStartSchema = object({ currentPassword });
export const totpConfirmationSchema = object({ code });
export const totpRemovalSchema = object({ currentPassword, code });
/** A session that has confirmed the second factor within ten minutes may omit `code`. */
export const recoveryCodesRenewalSchema = object({
  currentPassword,
  code: text(limits.code.max),
});
/** Exactly one of the two. */
export const stepUpSchema = object({
  code: text(limits.code.max),
  credential: text(limits.credential.max),
});
export const passkeyStartSchema = object({ currentPassword });
const passkeyName = visibleText(limits.passkeyName.max).required(validation.passkeyName);
export const passkeyCreationSchema = object({ name: passkeyName, credential });
/** The form before the browser asks for the passkey. */
export const passkeyNamingSchema = object({ name: passkeyName, currentPassword });
export const passkeySignInSchema = object({ credential });
