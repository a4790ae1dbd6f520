import { Inject, Injectable } from '@nestjs/common';
import type { OrderEventKind } from '@northcast/shared-contracts/api/order-events';
import type { WebhookEvent } from '@northcast/shared-contracts/api/webhooks';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { type EntityManager, Like } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { insertRow } from '../database/insert-row.js';
import { afterCommit } from '../database/unit-of-work.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { WebhookEntity } from './webhook.entity.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';

/** The timeline events that are sent to webhooks. */
const orderEvents: Partial<Record<OrderEventKind, WebhookEvent>> = {
  placed: 'order.created',
  statusChanged: 'order.status_changed',
  cancelled: 'order.status_changed',
  quoteAccepted: 'order.quote_accepted',
  deliveryApproved: 'order.delivery_approved',
  paid: 'order.paid',
};

/** The records that the event is about; its deliveries are deleted with them. */
interface Subject {
  readonly userId?: string | null;
  readonly enquiryId?: string | null;
}

interface OrderColumns {
  readonly id: string;
  readonly userId: string | null;
  readonly serviceName: string;
  readonly servicePrice: number;
  readonly status: string;
  readonly customerName: string;
  readonly customerEmail: string;
}

/** Writes webhook deliveries in the transaction of the event they report. */
@Injectable()
export class WebhookEventsService {
  /** Called when a delivery is added. */
  onEmit: () => void = () => undefined;
  private readonly origin: string;

  constructor(@Inject(settingsToken) { publicOrigin }: Settings) {
    this.origin = publicOrigin ?? '';
  }

  async orderChanged(manager: EntityManager, kind: OrderEventKind, orderId: string): Promise<void> {
    const event = orderEvents[kind];
    if (event === undefined) return;
    const ids = await listeners(manager, event);
    if (ids.length === 0) return;
    const [order] = await manager.query<OrderColumns[]>(
      'SELECT id, userId, serviceName, servicePrice, status, customerName, customerEmail FROM orders WHERE id = ?',
      [orderId],
    );
    if (order === undefined) return;
    const { id, userId, serviceName, servicePrice, status, customerName, customerEmail } = order;
    await this.write(
      manager,
      ids,
      event,
      { userId },
      {
        id,
        number: orderNumber(id),
        serviceName,
        servicePrice: Number(servicePrice),
        status,
        customer: { id: userId, name: customerName, email: customerEmail },
        url: `${this.origin}/admin/orders?details=${id}`,
      },
    );
  }

  /** A customer has sent a new message, or a further post in a thread. */
  async messageReceived(
    manager: EntityManager,
    thread: {
      readonly id: string;
      readonly subject: string;
      readonly orderId?: string | null | undefined;
      readonly userId: string | null;
      readonly userName: string;
      readonly userEmail: string;
    },
    text: string,
  ): Promise<void> {
    const ids = await listeners(manager, 'message.created');
    if (ids.length === 0) return;
    const { id, subject, orderId = null, userId, userName, userEmail } = thread;
    await this.write(
      manager,
      ids,
      'message.created',
      { userId },
      {
        id,
        subject,
        text,
        orderId,
        customer: { id: userId, name: userName, email: userEmail },
        url: `${this.origin}/admin/messages?open=${id}`,
      },
    );
  }

  async enquiryReceived(
    manager: EntityManager,
    enquiry: {
      readonly id: string;
      readonly name: string;
      readonly email: string;
      readonly service: string;
      readonly message: string;
    },
  ): Promise<void> {
    const ids = await listeners(manager, 'enquiry.created');
    if (ids.length === 0) return;
    const { id, name, email, service, message } = enquiry;
    const url = `${this.origin}/admin/messages?tab=enquiries&open=${id}`;
    const data = { id, name, email, service, message, url };
    await this.write(manager, ids, 'enquiry.created', { enquiryId: id }, data);
  }

  /** @returns the rows, one per webhook */
  async write(
    manager: EntityManager,
    webhookIds: readonly string[],
    event: string,
    { userId = null, enquiryId = null }: Subject,
    data: object,
  ): Promise<WebhookDeliveryEntity[]> {
    const createdAt = new Date();
    const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
    const rows = webhookIds.map((webhookId) => ({
      id: uuidv7(),
      webhookId,
      userId,
      enquiryId,
      event,
      body,
      status: 'waiting' as const,
      createdAt,
      dueAt: createdAt,
      attempts: 0,
      responseStatus: null,
      lastError: null,
      holder: null,
    }));
    for (const row of rows) await insertRow(manager, WebhookDeliveryEntity, row);
    afterCommit(manager, () => this.onEmit());
    return rows;
  }
}

/** Ids of the enabled webhooks that subscribe to an event. */
async function listeners(manager: EntityManager, event: WebhookEvent): Promise<string[]> {
  const rows = await manager.find(WebhookEntity, {
    select: { id: true },
    where: { isEnabled: true, events: Like(`% ${event} %`) },
  });
  return rows.map(({ id }) => id);
}
