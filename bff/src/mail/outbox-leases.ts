import { type EntityManager, In, LessThan, Not } from 'typeorm';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { claimDue } from '../leases/claim-due.js';
import { MailEntity } from './mail.entity.js';

/** Milliseconds that a worker may hold a mail; longer than an attempt may take. */
export const leaseLength = 120_000;

const day = 86_400_000;
const staleReason = 'It was due for more than a day while no mail was sent.';

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
   * Gives up mails that were due more than a day ago, which happens without a mail server, or
   * while no process runs: outdated news or an expired link is worse than no mail. Administrators
   * see these mails and can still send them.
   */
  async giveUpStale(): Promise<void> {
    const stale = {
      status: 'waiting',
      dueAt: LessThan(new Date(this.now() - day)),
    } as const;
    if (!(await this.unitOfWork.read.existsBy(MailEntity, stale))) return;
    await this.unitOfWork.write(async (manager) => {
      await manager.delete(MailEntity, { ...stale, isForgotten: true });
      await manager.update(MailEntity, stale, { status: 'failed', lastError: staleReason });
    });
  }

  /** Clears the text of a mail with a secret link; deletes a forgotten mail. */
  async markSent({ id, isSecret }: MailEntity): Promise<void> {
    await this.finish(id, {
      status: 'sent',
      sentAt: new Date(this.now()),
      lastError: null,
      ...(isSecret ? { textPart: '', letter: '' } : {}),
    });
  }

  /** @param delay milliseconds until the next attempt */
  async postpone({ id }: MailEntity, delay: number, lastError: string): Promise<void> {
    const change = { dueAt: new Date(this.now() + delay), lastError };
    await this.unitOfWork.write((manager) => this.release(manager, id, change));
  }

  /** Deletes a forgotten mail. */
  async giveUp({ id }: MailEntity, lastError: string): Promise<void> {
    await this.finish(id, { status: 'failed', lastError });
  }

  /**
   * Decides by the stored row: the mail may have been forgotten since this worker leased it. The
   * update comes first: it locks the row, so that the mail cannot be forgotten in between.
   */
  private async finish(id: string, change: Partial<MailEntity>): Promise<void> {
    await this.unitOfWork.write(async (manager) => {
      await this.release(manager, id, change);
      await manager.delete(MailEntity, { id, isForgotten: true, status: Not('waiting') });
    });
  }

  private async release(
    manager: EntityManager,
    id: string,
    change: Partial<MailEntity>,
  ): Promise<void> {
    await manager.update(MailEntity, this.leased(id), { ...change, holder: null });
  }

  /** Matches only while this worker holds the lease; another worker may have leased it since. */
  private leased(id: string) {
    return { id, holder: this.holder, status: 'waiting' } as const;
  }
}
