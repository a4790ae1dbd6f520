import { brand } from '@northcast/shared-contracts/content/brand';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { toString as toQrCode } from 'qrcode';

/** Seconds that the clocks of app and server may differ: one step. */
const tolerance = 30;

/** 160 random bits in base32. */
export const newTotpSecret = (): string => generateSecret();

/** What an authenticator app reads from the picture. */
export const totpUri = (secret: string, email: string): string =>
  generateURI({ issuer: brand.name, label: email, secret });

/** The URI as an SVG document without style attributes, which the content security policy forbids. */
export const qrSvg = (uri: string): Promise<string> => toQrCode(uri, { type: 'svg' });

/** Base32 as a person reads and types it. */
export const groupsOfFour = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/**
 * The time step that a code belongs to, in half minutes since 1970; null for a wrong code, and for one that is not later
 * than the last one used.
 * @param code six digits
 */
export function stepOfCode(secret: string, code: string, lastStep: number | null): number | null {
  const result = verifySync({
    secret,
    token: code,
    epochTolerance: tolerance,
    ...(lastStep === null ? {} : { afterTimeStep: lastStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
