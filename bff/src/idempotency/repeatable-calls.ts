import { createHash, createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Passwords } from '../auth/passwords.js';
import { sessionSecretToken } from '../auth/session-secret.js';
import { insertRow } from '../database/insert-row.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { keyReused } from '../refusals/refusals.js';
import type { RepeatableId } from './repeatable.decorator.js';
import { RepeatableCallEntity } from './repeatable-call.entity.js';

type Work<Answer> = (manager: EntityManager) => Promise<Answer>;

/** Writes that may be sent again under their key: stored once, answered alike every time, for a day. */
@Injectable()
export class RepeatableCalls {
  constructor(
    @Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(sessionSecretToken) private readonly secret: string,
  ) {}

  /**
   * Runs the work in one transaction with the note that it was done.
   * @param payload what the client sent, validated
   * @returns the first answer
   * @throws 422 for a key that came with another payload before
   */
  async once<Answer>(id: RepeatableId, payload: object, work: Work<Answer>): Promise<Answer> {
    if (id === null) return this.unitOfWork.write(work);
    const hashedId = createHash('sha256').update(id).digest('base64url');
    const text = JSON.stringify(payload);
    const hasPassword = 'password' in payload && payload.password !== undefined;
    const fingerprint = hasPassword ? await this.passwords.hash(text) : this.keyedHash(text);
    const { answer, earlier } = await this.doneOnce(hashedId, fingerprint, work);
    if (earlier === null) return answer();
    const isSame = hasPassword
      ? await this.passwords.matches(earlier, text)
      : earlier === fingerprint;
    if (!isSame) throw keyReused();
    return answer();
  }

  private async doneOnce<Answer>(id: string, fingerprint: string, work: Work<Answer>) {
    try {
      return await this.unitOfWork.write(async (manager) => {
        const earlier = await this.earlier<Answer>(manager, id);
        if (earlier !== null) return earlier;
        const result = await work(manager);
        await insertRow(manager, RepeatableCallEntity, {
          id,
          fingerprint,
          answer: result === undefined ? null : JSON.stringify(result),
          createdAt: new Date(),
        });
        return { answer: () => result, earlier: null };
      });
    } catch (error) {
      // The same call may have been finished by another connection while this one was at it.
      const earlier = await this.earlier<Answer>(this.unitOfWork.read, id);
      if (earlier === null) throw error;
      return earlier;
    }
  }

  private async earlier<Answer>(manager: EntityManager, id: string) {
    const row = await manager.findOneBy(RepeatableCallEntity, { id });
    if (row === null) return null;
    const answer = (): Answer => JSON.parse(row.answer ?? 'null') ?? undefined;
    return { answer, earlier: row.fingerprint };
  }

  private keyedHash(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }
}
