import { Inject, Injectable } from '@nestjs/common';
import type { AuditAction } from '@northcast/shared-contracts/api/audit';
import type { Webhook, WebhookDelivery } from '@northcast/shared-contracts/api/entities';
import {
  formerSecretHours,
  testEvent,
  webhookLimits,
} from '@northcast/shared-contracts/api/webhooks';
import { type EntityManager, type FindOptionsWhere, LessThan } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { AuditService } from '../audit/audit.service.js';
import type { BodyOf } from '../calls/call.decorator.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { afterCommit } from '../database/unit-of-work.js';
import {
  notFound,
  stale,
  tooManyWebhooks,
  webhookOff,
  webhookUrlRefused,
} from '../errors/api-errors.js';
import type { Account } from '../sessions/account.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { lastChange } from '../users/last-change.js';
import { checkIsOwner } from '../users/owners.js';
import { WebhookEntity } from './webhook.entity.js';
import { storedEvents, toDeliveryDto, toWebhookDto } from './webhook.mapper.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import { WebhookEventsService } from './webhook-events.service.js';
import { newSecret } from './webhook-secret.js';
import { isCallable } from './webhook-sender.js';

const hour = 3_600_000;

/** Writes webhooks; every method works in the transaction of its manager. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly audit: AuditService,
    private readonly events: WebhookEventsService,
    @Inject(sessionSecretToken) private readonly sessionSecret: string,
    @Inject(settingsToken) private readonly settings: Settings,
  ) {}

  async list(manager: EntityManager): Promise<Webhook[]> {
    const rows = await manager.find(WebhookEntity, { order: { createdAt: 'ASC', id: 'ASC' } });
    return rows.map(toWebhookDto);
  }

  /**
   * @throws 403 if the caller is no longer an owner
   * @throws 409 if the maximum number of webhooks is reached
   * @throws 422 on `url` if the URL may not be called
   */
  async create(
    manager: EntityManager,
    caller: Account,
    { url, description = '', events }: BodyOf<'createWebhook'>,
  ): Promise<Webhook> {
    this.checkUrl(url);
    await checkIsOwner(manager, caller);
    if ((await manager.count(WebhookEntity)) >= webhookLimits.webhooks.max) throw tooManyWebhooks();
    const id = uuidv7();
    const { secret, sealed } = newSecret(this.sessionSecret, id);
    const row: WebhookEntity = {
      id,
      url,
      description,
      events: storedEvents(events),
      isEnabled: true,
      disabledReason: null,
      secret: sealed,
      formerSecret: null,
      formerSecretUntil: null,
      earlierSecret: null,
      createdAt: new Date(),
      version: 1,
    };
    await insertRow(manager, WebhookEntity, row);
    await this.note(manager, 'webhook.created', id);
    return { ...toWebhookDto(row), secret };
  }

  /**
   * @throws 403 if the caller is no longer an owner
   * @throws 404
   * @throws 409 with the current webhook if `version` is not the current version
   * @throws 422 on `url` if the URL may not be called
   */
  async update(
    manager: EntityManager,
    caller: Account,
    id: string,
    { url, description = '', events, isEnabled, version }: BodyOf<'updateWebhook'>,
  ): Promise<Webhook> {
    await checkIsOwner(manager, caller);
    const before = await this.find(manager, id);
    if (version !== undefined && version !== before.version) {
      throw stale(toWebhookDto(before), await lastChange(manager, { targetId: id }));
    }
    this.checkUrl(url);
    const change = {
      url,
      description,
      events: storedEvents(events),
      isEnabled,
      disabledReason: isEnabled ? null : before.disabledReason,
      version: before.version + 1,
    };
    await manager.update(WebhookEntity, { id }, change);
    await this.note(manager, 'webhook.updated', id);
    return toWebhookDto({ ...before, ...change });
  }

  /**
   * The previous secret also signs for a while, so that the receiver can switch over. After further
   * renewals in that time, the one before the first of them signs as well: the receiver may still
   * have it, and is the least likely to have one of those between.
   * @throws 403 if the caller is no longer an owner
   * @throws 404
   */
  async renewSecret(manager: EntityManager, caller: Account, id: string): Promise<Webhook> {
    await checkIsOwner(manager, caller);
    const before = await this.find(manager, id);
    const { secret, sealed } = newSecret(this.sessionSecret, id);
    const now = new Date();
    const isFormerValid = before.formerSecretUntil !== null && before.formerSecretUntil > now;
    const change = {
      secret: sealed,
      formerSecret: before.secret,
      formerSecretUntil: new Date(+now + formerSecretHours * hour),
      earlierSecret: isFormerValid ? (before.earlierSecret ?? before.formerSecret) : null,
      version: before.version + 1,
    };
    await manager.update(WebhookEntity, { id }, change);
    await this.note(manager, 'webhook.secret-renewed', id);
    return { ...toWebhookDto({ ...before, ...change }), secret };
  }

  /** @throws 404 */
  async delete(manager: EntityManager, id: string): Promise<void> {
    await this.find(manager, id);
    await manager.delete(WebhookEntity, { id });
    await this.note(manager, 'webhook.deleted', id);
  }

  /**
   * @throws 404
   * @throws 409 if the webhook is disabled
   */
  async test(manager: EntityManager, id: string): Promise<WebhookDelivery> {
    const { isEnabled } = await this.find(manager, id);
    if (!isEnabled) throw webhookOff();
    const data = { text: 'This is a test.' };
    const [row] = await this.events.write(manager, [id], testEvent, {}, data);
    if (row === undefined) throw notFound();
    return toDeliveryDto(row);
  }

  /**
   * The newest ones, and earlier ones that failed; newest first.
   * @throws 404
   */
  async deliveries(manager: EntityManager, id: string): Promise<WebhookDelivery[]> {
    if (!(await manager.existsBy(WebhookEntity, { id }))) throw notFound();
    const find = (where: FindOptionsWhere<WebhookDeliveryEntity>) =>
      manager.find(WebhookDeliveryEntity, {
        where: { webhookId: id, ...where },
        order: { createdAt: 'DESC', id: 'DESC' },
        take: webhookLimits.deliveries.max,
      });
    const newest = await find({});
    const oldest = newest.at(-1);
    // An event is given up after three days, when there may be many newer ones.
    const failed = oldest
      ? await find({ status: 'failed', createdAt: LessThan(oldest.createdAt) })
      : [];
    return [...newest, ...failed].map(toDeliveryDto);
  }

  /**
   * Sends a delivery again, whatever its status.
   * @throws 404
   * @throws 409 if the webhook is disabled
   */
  async repeat(manager: EntityManager, id: string, deliveryId: string): Promise<WebhookDelivery> {
    const { isEnabled } = await this.find(manager, id);
    const row = await manager.findOneBy(WebhookDeliveryEntity, { id: deliveryId, webhookId: id });
    if (row === null) throw notFound();
    if (!isEnabled) throw webhookOff();
    const change = { status: 'waiting', attempts: 0, dueAt: new Date(), holder: null } as const;
    await manager.update(WebhookDeliveryEntity, { id: deliveryId }, change);
    afterCommit(manager, () => this.events.onEmit());
    return toDeliveryDto({ ...row, ...change });
  }

  private async find(manager: EntityManager, id: string): Promise<WebhookEntity> {
    const row = await findForUpdate(manager, WebhookEntity, id);
    if (row === null) throw notFound();
    return row;
  }

  private checkUrl(url: string): void {
    if (this.settings.mayCallPrivateAddresses) return;
    if (!isCallable(new URL(url))) throw webhookUrlRefused();
  }

  private note(manager: EntityManager, action: AuditAction, id: string): Promise<void> {
    return this.audit.record(manager, { action, target: { type: 'webhook', id } });
  }
}
