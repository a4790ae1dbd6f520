import { In, LessThan } from 'typeorm';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { claimDue } from '../leases/claim-due.js';
import { MailEntity } from './mail.entity.js';

/** Milliseconds that a worker may hold a mail; longer than an attempt may take. */
export const leaseLength = 120_000;

const day = 86_400_000;
const staleReason = 'It waited for more than a day without a mail server.';

/** Leases each waiting mail to one worker at a time. The leases of a killed worker expire. */
export class OutboxLeases {
  /**
   * @param holder unique id of this worker
   * @param now milliseconds since 1970
   */
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly holder: string,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Leases mails that are due, the longest due first.
   * @param most maximum number of mails
   */
  async claim(most: number): Promise<MailEntity[]> {
    const lease = { holder: this.holder, now: this.now(), length: leaseLength, most };
    return claimDue(this.unitOfWork, MailEntity, lease, (manager, ids) =>
      manager
        .createQueryBuilder(MailEntity, 'mail')
        .addSelect(['mail.letter', 'mail.headers'])
        .where({ id: In([...ids]) })
        .orderBy('mail.id')
        .getMany(),
    );
  }

  /**
   * Gives up mails that were due more than a day ago and never tried, which happens without a mail
   * server: outdated news or an expired link is worse than no mail. Administrators see these mails
   * and can still send them.
   */
  async giveUpStale(): Promise<void> {
    const stale = {
      status: 'waiting',
      attempts: 0,
      dueAt: LessThan(new Date(this.now() - day)),
    } as const;
    if (!(await this.unitOfWork.read.existsBy(MailEntity, stale))) return;
    await this.unitOfWork.write(async (manager) => {
      await manager.delete(MailEntity, { ...stale, isForgotten: true });
      await manager.update(MailEntity, stale, { status: 'failed', lastError: staleReason });
    });
  }

  /** Clears the text of a mail with a secret link. */
  async markSent({ id, isSecret, isForgotten }: MailEntity): Promise<void> {
    if (isForgotten) return this.forget(id);
    await this.release(id, {
      status: 'sent',
      sentAt: new Date(this.now()),
      lastError: null,
      ...(isSecret ? { textPart: '', letter: '' } : {}),
    });
  }

  /** @param delay milliseconds until the next attempt */
  async postpone({ id }: MailEntity, delay: number, lastError: string): Promise<void> {
    await this.release(id, { dueAt: new Date(this.now() + delay), lastError });
  }

  async giveUp({ id, isForgotten }: MailEntity, lastError: string): Promise<void> {
    if (isForgotten) return this.forget(id);
    await this.release(id, { status: 'failed', lastError });
  }

  private async forget(id: string): Promise<void> {
    await this.unitOfWork.write((manager) => manager.delete(MailEntity, { id }));
  }

  /**
   * Updates the row only while this worker holds the lease; another worker may have leased it
   * since.
   */
  private async release(id: string, change: Partial<MailEntity>): Promise<void> {
    const mine = { id, holder: this.holder, status: 'waiting' } as const;
    await this.unitOfWork.write((manager) =>
      manager.update(MailEntity, mine, { ...change, holder: null }),
    );
  }
}
