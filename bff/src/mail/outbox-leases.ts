import { In, LessThan } from 'typeorm';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { claimDue } from '../leases/claim-due.js';
import { MailEntity } from './mail.entity.js';

/** How long a worker may hold a mail, in milliseconds; longer than an attempt may take. */
export const leaseLength = 120_000;

const day = 86_400_000;
const staleReason = 'It waited for more than a day without a mail server.';

/** Gives each waiting mail to one worker at a time. A worker that is killed loses its mails when their leases end. */
export class OutboxLeases {
  /**
   * @param holder of the leases: this worker, other than every other one's
   * @param now milliseconds since 1970
   */
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly holder: string,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Leases mails that are due, the longest due first.
   * @param most mails
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
   * Gives up what was due a day ago and was never tried, as without a mail server: news of last month, or a link that has expired, is
   * worse than none. Administrators see it and can send it all the same.
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

  /** A text with a secret link is not kept any longer than it is needed. */
  async markSent({ id, isSecret, isForgotten }: MailEntity): Promise<void> {
    if (isForgotten) return this.forget(id);
    await this.release(id, {
      status: 'sent',
      sentAt: new Date(this.now()),
      lastError: null,
      ...(isSecret ? { textPart: '', letter: '' } : {}),
    });
  }

  /** @param delay until the next attempt, in milliseconds */
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

  /** Only while the lease is this worker's: another one may have it by now. */
  private async release(id: string, change: Partial<MailEntity>): Promise<void> {
    const mine = { id, holder: this.holder, status: 'waiting' } as const;
    await this.unitOfWork.write((manager) =>
      manager.update(MailEntity, mine, { ...change, holder: null }),
    );
  }
}
