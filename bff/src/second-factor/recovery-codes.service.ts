import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { recoveryCodeCount } from '@northcast/shared-contracts/api/second-factor';
import type { EntityManager } from 'typeorm';
import { insertRow } from '../database/insert-row.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';

/** 32 characters that nobody mistakes for each other: no `l`, no `o`, no `0`, no `1`. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const half = 5;

/** Codes that each replace a lost app once. */
@Injectable()
export class RecoveryCodesService {
  constructor(@Inject(sessionSecretToken) private readonly secret: string) {}

  /** Makes new ones in place of those before. */
  async renew(manager: EntityManager, userId: string): Promise<string[]> {
    await this.clear(manager, userId);
    const codes = Array.from({ length: recoveryCodeCount }, newCode);
    for (const code of codes) {
      const codeHash = this.hash(userId, lettersOf(code));
      await insertRow(manager, RecoveryCodeEntity, { userId, codeHash });
    }
    return codes;
  }

  /** @returns whether it was one; it is none any more */
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

/** 50 random bits as `xxxxx-xxxxx`. */
function newCode(): string {
  const letters = [...randomBytes(2 * half)].map((byte) => alphabet.charAt(byte % alphabet.length));
  return `${letters.slice(0, half).join('')}-${letters.slice(half).join('')}`;
}

/** As people type it: with or without the dash, in capitals, with blanks. */
const lettersOf = (code: string) => code.toLowerCase().replace(/[\s-]/g, '');
