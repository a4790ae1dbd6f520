import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { recoveryCodeCount } from '@northcast/shared-contracts/api/second-factor';
import type { EntityManager } from 'typeorm';
import { insertRow } from '../database/insert-row.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';

/** 32 characters that are hard to confuse: no `l`, no `o`, no `0`, no `1`. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const half = 5;

/** Recovery codes; each replaces a lost authenticator app once. */
@Injectable()
export class RecoveryCodesService {
  constructor(@Inject(sessionSecretToken) private readonly secret: string) {}

  /** Replaces all recovery codes of the account with new ones. */
  async renew(manager: EntityManager, userId: string): Promise<string[]> {
    await this.clear(manager, userId);
    const codes = Array.from({ length: recoveryCodeCount }, newCode);
    for (const code of codes) {
      const codeHash = this.hash(userId, lettersOf(code));
      await insertRow(manager, RecoveryCodeEntity, { userId, codeHash });
    }
    return codes;
  }

  /**
   * Consumes a recovery code.
   * @returns whether it was valid
   */
  async use(manager: EntityManager, userId: string, code: string): Promise<boolean> {
    const codeHash = this.hash(userId, lettersOf(code));
    const { affected } = await manager.delete(RecoveryCodeEntity, { userId, codeHash });
    return affected === 1;
  }

  left(manager: EntityManager, userId: string): Promise<number> {
    return manager.countBy(RecoveryCodeEntity, { userId });
  }

  async clear(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(RecoveryCodeEntity, { userId });
  }

  private hash(userId: string, letters: string): string {
    return createHmac('sha256', this.secret)
      .update(`recovery ${userId} ${letters}`)
      .digest('base64url');
  }
}

/** Returns 50 random bits as `xxxxx-xxxxx`. */
function newCode(): string {
  const letters = [...randomBytes(2 * half)].map((byte) => alphabet.charAt(byte % alphabet.length));
  return `${letters.slice(0, half).join('')}-${letters.slice(half).join('')}`;
}

/** Accepts codes without the dash, in capitals and with spaces. */
const lettersOf = (code: string) => code.toLowerCase().replace(/[\s-]/g, '');
