import { Inject, Injectable } from '@nestjs/common';
import type { TotpSetup } from '@northcast/shared-contracts/api/entities';
import { brand } from '@northcast/shared-contracts/content/brand';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { toString as toQrCode } from 'qrcode';
import { type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { insertRow } from '../database/insert-row.js';
import { totpExpired, totpThere } from '../errors/api-errors.js';
import { openText, sealText } from '../sealing/sealed-text.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { TotpSecretEntity } from './totp-secret.entity.js';

/** Milliseconds to verify the first code of a new app. */
export const setupLifetime = 10 * 60_000;

const sixDigits = /^\d{6}$/;

/** Authenticator apps; every method works in the transaction of its manager. */
@Injectable()
export class TotpService {
  constructor(@Inject(sessionSecretToken) private readonly secret: string) {}

  /**
   * Creates a secret that is inactive until `confirm`.
   * @throws 409 if an app is already set up
   */
  async start(manager: EntityManager, userId: string, email: string): Promise<TotpSetup> {
    if (await this.isSetUp(manager, userId)) throw totpThere();
    const secret = newTotpSecret();
    const uri = totpUri(secret, email);
    await manager.delete(TotpSecretEntity, { userId });
    await insertRow(manager, TotpSecretEntity, {
      userId,
      secret: sealText(this.secret, purposeOf(userId), secret),
      createdAt: new Date(),
      confirmedAt: null,
      lastStep: null,
    });
    return { secret: groupsOfFour(secret), uri, qrSvg: await qrSvg(uri) };
  }

  /**
   * @returns whether the code was right
   * @throws 409 if no setup was started within the last ten minutes, or an app is already set up
   */
  async confirm(manager: EntityManager, userId: string, code: string): Promise<boolean> {
    const row = await manager.findOneBy(TotpSecretEntity, { userId });
    if (row?.confirmedAt) throw totpThere();
    if (row === null || Date.now() - row.createdAt.getTime() > setupLifetime) throw totpExpired();
    const step = this.stepOf(row, code);
    if (step === null) return false;
    const change = { confirmedAt: new Date(), lastStep: step };
    await manager.update(TotpSecretEntity, { userId }, change);
    return true;
  }

  /**
   * Consumes a code, and with it all earlier codes.
   * @returns whether the code was right
   */
  async use(manager: EntityManager, userId: string, code: string): Promise<boolean> {
    const row = await manager.findOneBy(TotpSecretEntity, { userId, confirmedAt: Not(IsNull()) });
    const step = row === null ? null : this.stepOf(row, code);
    if (step === null) return false;
    // Of two concurrent uses, the second finds the time step used.
    const { affected } = await manager.update(
      TotpSecretEntity,
      { userId, lastStep: LessThan(step) },
      { lastStep: step },
    );
    return affected === 1;
  }

  isSetUp(manager: EntityManager, userId: string): Promise<boolean> {
    return manager.existsBy(TotpSecretEntity, { userId, confirmedAt: Not(IsNull()) });
  }

  async remove(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(TotpSecretEntity, { userId });
  }

  /** Null if the secret was encrypted with another `SESSION_SECRET`; then no code is right. */
  private open(userId: string, sealed: string): string | null {
    try {
      return openText(this.secret, purposeOf(userId), sealed);
    } catch {
      return null;
    }
  }

  private stepOf({ userId, secret, lastStep }: TotpSecretEntity, typed: string): number | null {
    const code = typed.replace(/\s/g, '');
    if (!sixDigits.test(code)) return null;
    const opened = this.open(userId, secret);
    return opened === null ? null : stepOfCode(opened, code, lastStep);
  }
}

const purposeOf = (userId: string) => `totp ${userId}`;

/** Seconds for which an app shows a code. */
const stepLength = 30;
/** Seconds by which the clocks of app and server may differ: one time step. */
const tolerance = stepLength;

/** Returns 160 random bits in base32. */
const newTotpSecret = (): string => generateSecret();

/** The URI that the authenticator app reads from the QR code. */
const totpUri = (secret: string, email: string): string =>
  generateURI({ issuer: brand.name, label: email, secret });

/** Renders an SVG without style attributes, which the content security policy forbids. */
const qrSvg = (uri: string): Promise<string> => toQrCode(uri, { type: 'svg' });

/** Groups the base32 secret so that a person can type it. */
const groupsOfFour = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/**
 * The time step that a code belongs to, in half minutes since 1970; null for a wrong code, and for
 * one that is not later than the last used one.
 * @param code six digits
 */
function stepOfCode(secret: string, code: string, lastStep: number | null): number | null {
  const epoch = Math.floor(Date.now() / 1000);
  // After the clock was set back, the last used step can be later than all that are accepted now.
  // Then no code is right, but otplib would throw.
  if (lastStep !== null && lastStep > Math.floor((epoch + tolerance) / stepLength)) return null;
  const result = verifySync({
    secret,
    token: code,
    period: stepLength,
    epoch,
    epochTolerance: tolerance,
    ...(lastStep === null ? {} : { afterTimeStep: lastStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
