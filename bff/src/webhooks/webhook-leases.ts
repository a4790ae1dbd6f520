import { type EntityManager, In, IsNull, LessThan, LessThanOrEqual, MoreThan } from 'typeorm';
import { findForUpdate } from '../database/find-for-update.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { claimDue } from '../leases/claim-due.js';
import { WebhookEntity } from './webhook.entity.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';

const minute = 60_000;
/** Milliseconds; longer than an attempt may take. */
const leaseLength = minute;
/** Longest time in milliseconds that a failed delivery delays the others of its webhook. */
const longestPause = 5 * minute;
const longestError = 300;

interface Failure {
  readonly reason: string;
  /** Null without a response. */
  readonly responseStatus: number | null;
}

/** Leases each delivery that is due to one worker at a time. */
export class WebhookLeases {
  /** @param holder unique id of this worker */
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly holder: string,
  ) {}

  /** Leases the delivery that has been due for longest; undefined if none is due. */
  async claim(): Promise<WebhookDeliveryEntity | undefined> {
    const lease = { holder: this.holder, now: Date.now(), length: leaseLength, most: 1 };
    const [delivery] = await claimDue(
      this.unitOfWork,
      WebhookDeliveryEntity,
      lease,
      (manager, ids) => manager.findBy(WebhookDeliveryEntity, { id: In([...ids]) }),
    );
    return delivery;
  }

  /** Whether the address accepted a later event, so that it rejects only some of them. */
  hasSentLater({ webhookId, createdAt }: WebhookDeliveryEntity): Promise<boolean> {
    const later = { webhookId, status: 'sent', createdAt: MoreThan(createdAt) } as const;
    return this.unitOfWork.read.existsBy(WebhookDeliveryEntity, later);
  }

  async markSent({ id }: WebhookDeliveryEntity, responseStatus: number): Promise<void> {
    const change = { status: 'sent', responseStatus, lastError: null } as const;
    await this.unitOfWork.write((manager) => this.release(manager, id, change));
  }

  /**
   * @param onGivenUp runs in the transaction, with the locked webhook, if this worker still held the
   * lease
   */
  async giveUp(
    { id, webhookId }: WebhookDeliveryEntity,
    failure: Failure,
    onGivenUp?: (manager: EntityManager, webhook: WebhookEntity) => Promise<void>,
  ): Promise<void> {
    await this.unitOfWork.write(async (manager) => {
      // Before the delivery, in the order in which the calls of the panel lock them.
      const webhook = await findForUpdate(manager, WebhookEntity, webhookId);
      const change = { status: 'failed', ...columnsOf(failure) } as const;
      const wasHeld = await this.release(manager, id, change);
      if (wasHeld && webhook !== null) await onGivenUp?.(manager, webhook);
    });
  }

  /**
   * Delays the webhook's other deliveries too, so that a dead server does not occupy all lanes. Not
   * those with more attempts: the first that has had all of them switches the webhook off.
   * @param delay milliseconds until the next attempt
   */
  async postpone(
    { id, webhookId, attempts }: WebhookDeliveryEntity,
    delay: number,
    failure: Failure,
  ): Promise<void> {
    const now = Date.now();
    const pause = new Date(now + Math.min(delay, longestPause));
    await this.unitOfWork.write(async (manager) => {
      await this.release(manager, id, { ...columnsOf(failure), dueAt: new Date(now + delay) });
      const free = { webhookId, status: 'waiting', holder: IsNull() } as const;
      const others = { ...free, attempts: LessThanOrEqual(attempts), dueAt: LessThan(pause) };
      await manager.update(WebhookDeliveryEntity, others, { dueAt: pause });
    });
  }

  /** @returns false, without a change, if this worker does not hold the lease any more */
  private async release(
    manager: EntityManager,
    id: string,
    change: Partial<WebhookDeliveryEntity>,
  ): Promise<boolean> {
    const held = { id, holder: this.holder };
    const released = { ...change, holder: null };
    const { affected } = await manager.update(WebhookDeliveryEntity, held, released);
    return affected === 1;
  }
}

const columnsOf = ({ reason, responseStatus }: Failure) => ({
  responseStatus,
  lastError: reason.slice(0, longestError),
});
