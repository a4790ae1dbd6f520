import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertRow } from '../database/insert-row.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { keyReused } from '../errors/api-errors.js';
import { sha256 } from '../hashing/hashing.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { openText, sealText } from '../sealing/sealed-text.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { type CallId, userOf } from './idempotency-key.decorator.js';
import { IdempotentCallEntity } from './idempotent-call.entity.js';

/**
 * Responses are encrypted so that only a client with the idempotency key can read them. The table
 * holds a hash of that key, so that the table alone reveals nothing about the person.
 * @param id the key with account, method and path
 */
const purposeOf = (id: string) => `response ${id}`;

/**
 * @throws 422 when it was encrypted with another key or secret. The slow hash of a password does
 * not depend on the secret, so a call with a password gets here after a change of it.
 */
function openResponse(secret: string, id: string, sealed: string): string {
  try {
    return openText(secret, purposeOf(id), sealed);
  } catch {
    throw keyReused();
  }
}

type Work<Answer> = (manager: EntityManager) => Promise<Answer>;

/** A call with a key, before it runs. */
interface KeyedCall {
  /** The key with account, method and path; never stored. */
  readonly id: string;
  readonly hashedId: string;
  readonly fingerprint: string;
}

/**
 * Runs writes that may be repeated under their key: each is stored once, and gets the same response
 * for a day.
 */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: PasswordsService,
    @Inject(sessionSecretToken) private readonly secret: string,
  ) {}

  /**
   * Runs the work and records it, in one transaction.
   * @param payload the validated body
   * @param limit counts the call and throws above the limit; a stored call gets its response anyway
   * @returns the first result
   * @throws 422 for a key that was used with another payload, or before the secret was changed
   */
  async run<Answer>(
    id: CallId,
    payload: object,
    work: Work<Answer>,
    limit: () => void = () => undefined,
  ): Promise<Answer> {
    if (id === null) {
      limit();
      return this.unitOfWork.write(work);
    }
    const hashedId = sha256(id);
    const text = JSON.stringify(payload);
    const hasPassword = 'password' in payload && payload.password !== undefined;
    const fingerprint = hasPassword ? await this.passwords.hash(text) : this.keyedHash(text);
    const { answer, earlier } = await this.runOnce({ id, hashedId, fingerprint }, work, limit);
    if (earlier === null) return answer();
    // The earlier call has a slow hash only if it, too, had a password.
    const isSame =
      hasPassword && earlier.startsWith('$')
        ? await this.passwords.matches(earlier, text)
        : earlier === fingerprint;
    if (!isSame) throw keyReused();
    return answer();
  }

  private async runOnce<Answer>(call: KeyedCall, work: Work<Answer>, limit: () => void) {
    try {
      limit();
      return await this.unitOfWork.write(async (manager) => {
        const earlier = await this.earlier<Answer>(manager, call);
        if (earlier !== null) return earlier;
        const result = await work(manager);
        await insertRow(manager, IdempotentCallEntity, {
          id: call.hashedId,
          fingerprint: call.fingerprint,
          answer:
            result === undefined
              ? null
              : sealText(this.secret, purposeOf(call.id), JSON.stringify(result)),
          userId: userOf(call.id),
          createdAt: new Date(),
        });
        return { answer: () => result, earlier: null };
      });
    } catch (error) {
      // The same call may have completed before the limit was reached, or just now on another
      // connection.
      const earlier = await this.earlier<Answer>(this.unitOfWork.read, call);
      if (earlier === null) throw error;
      return earlier;
    }
  }

  private async earlier<Answer>(manager: EntityManager, { id, hashedId }: KeyedCall) {
    const row = await manager.findOneBy(IdempotentCallEntity, { id: hashedId });
    if (row === null) return null;
    const { answer: sealed } = row;
    const text = () => (sealed === null ? 'null' : openResponse(this.secret, id, sealed));
    const answer = (): Answer => JSON.parse(text()) ?? undefined;
    return { answer, earlier: row.fingerprint };
  }

  private keyedHash(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }
}
