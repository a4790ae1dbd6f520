import { Injectable } from '@nestjs/common';
import type { PersonalData } from '@northcast/shared-contracts/api/entities';
import { type EntityManager, In } from 'typeorm';
import { ApiTokenEntity } from '../api-tokens/api-token.entity.js';
import { toApiTokenDto } from '../api-tokens/api-tokens.service.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { DeliveryEntity } from '../deliveries/delivery.entity.js';
import { deliveryFields, toCommentDto } from '../deliveries/delivery.mapper.js';
import { DeliveryCommentEntity } from '../deliveries/delivery-comment.entity.js';
import { ownEnquiriesOf } from '../enquiries/enquiry-reading.service.js';
import { FileEntity } from '../files/file.entity.js';
import { isVisible, toFileDto } from '../files/file.mapper.js';
import { ListViewEntity } from '../list-views/list-view.entity.js';
import { toListViewDto } from '../list-views/list-views.service.js';
import { postsOfThreadsOf } from '../messages/forget-messages.js';
import { MessageEntity } from '../messages/message.entity.js';
import { toOwnMessageDto, toPostDto } from '../messages/message.mapper.js';
import { toSubscriberDto } from '../newsletter/newsletter.service.js';
import { SubscriberEntity } from '../newsletter/subscriber.entity.js';
import { OrderEventEntity } from '../order-events/order-event.entity.js';
import { ownOrderEvents } from '../order-events/personal-order-events.js';
import { OrderEntity } from '../orders/order.entity.js';
import { toOrderDto } from '../orders/order.mapper.js';
import { PasskeyEntity } from '../second-factor/passkey.entity.js';
import { toPasskeyDto } from '../second-factor/passkeys.service.js';
import type { Account } from '../sessions/account.js';
import { KnownDeviceEntity } from '../sessions/known-device.entity.js';
import { SessionListService } from '../sessions/session-list.service.js';
import { TeamInvitationEntity } from '../team/team-invitation.entity.js';
import { readOwnAccount } from '../users/own-account.js';
import { moneyAndCallsOf } from './money-and-calls.js';
import { ownMails } from './own-mails.js';

/**
 * Only the newest mails, order events and audit entries are exported, because an account may have
 * very many.
 */
const mostRows = 10_000;

/**
 * Collects everything that is stored about a user, except hashes and links that open the account.
 */
@Injectable()
export class PersonalDataService {
  constructor(private readonly sessions: SessionListService) {}

  /**
   * Enquiries, subscriptions and invitations belong to an e-mail address, not to an account: only a
   * user who has confirmed the address gets them.
   * @param token of the session that makes the request
   */
  async of(manager: EntityManager, owner: Account, token: string): Promise<PersonalData> {
    const account = await readOwnAccount(manager, owner.id);
    const { id: userId, email } = account;
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    const where = { userId };
    const [
      orders,
      messages,
      posts,
      enquiries,
      subscriptions,
      mails,
      devices,
      passkeys,
      files,
      comments,
      activity,
      listViews,
      apiTokens,
    ] = await Promise.all([
      manager.find(OrderEntity, { where, order }),
      manager.find(MessageEntity, { where, order }),
      postsOfThreadsOf(manager, userId),
      account.isEmailConfirmed ? ownEnquiriesOf(manager, email) : [],
      account.isEmailConfirmed ? manager.findBy(SubscriberEntity, { email }) : [],
      ownMails(manager, account, mostRows),
      manager.find(KnownDeviceEntity, { where, order: { lastSeenAt: 'ASC' } }),
      manager.find(PasskeyEntity, { where, order: { createdAt: 'ASC' } }),
      manager.find(FileEntity, { where: [{ ownerId: userId }, { uploaderId: userId }], order }),
      manager.find(DeliveryCommentEntity, { where: { authorId: userId }, order }),
      manager.find(AuditEntryEntity, {
        where: { actorId: userId },
        order: { createdAt: 'DESC' },
        take: mostRows,
      }),
      manager.find(ListViewEntity, { where, order }),
      manager.find(ApiTokenEntity, { where, order }),
    ]);
    const viewer = { accountId: userId, role: 'customer' } as const;
    // The owner of a file of the team is the customer, also before the team releases it.
    const ownFiles = files.filter((row) => row.uploaderId === userId || isVisible(row, viewer));
    return {
      ...(await moneyAndCallsOf(manager, userId)),
      exportedAt: new Date().toISOString(),
      account,
      sessions: await this.sessions.of(manager, owner, token),
      devices: devices.map(({ lastSeenAt }) => ({ lastSeenAt: lastSeenAt.toISOString() })),
      orders: orders.map(toOrderDto),
      orderEvents: await ownOrderEvents(manager, userId, mostRows),
      messages: messages.map(toOwnMessageDto),
      posts: posts.map((post) => toPostDto(post, 'customer')),
      enquiries,
      subscriptions: subscriptions.map(toSubscriberDto),
      mails,
      passkeys: passkeys.map(toPasskeyDto),
      listViews: listViews.map(toListViewDto),
      apiTokens: apiTokens.map((row) => toApiTokenDto(row, owner)),
      deliveries: await ownDeliveries(manager, userId, orders),
      comments: comments.map((row) => toCommentDto(row)),
      files: ownFiles.map((row) => toFileDto(row, viewer)),
      invitations: account.isEmailConfirmed ? await invitationsTo(manager, email) : [],
      activity: activity.map(({ createdAt, action, status, address, device }) => ({
        createdAt: createdAt.toISOString(),
        action,
        outcome: status,
        address,
        device,
      })),
    };
  }
}

/** Leaves out the hash that opens an invitation. */
async function invitationsTo(manager: EntityManager, email: string) {
  const rows = await manager.find(TeamInvitationEntity, {
    where: { email },
    order: { createdAt: 'ASC' },
  });
  return rows.map(({ role, state, createdAt, expiresAt }) => ({
    role,
    state,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/**
 * Leaves out files and comments, which are exported separately, and the changes that a former
 * customer of an order requested.
 */
async function ownDeliveries(
  manager: EntityManager,
  userId: string,
  orders: readonly OrderEntity[],
) {
  const orderId = In(orders.map(({ id }) => id));
  const rows = await manager.find(DeliveryEntity, {
    where: { orderId },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const asked = { orderId, kind: 'revisionAsked', actorId: userId } as const;
  const requests = await manager.findBy(OrderEventEntity, asked);
  const isOwn = ({ orderId: id, version }: DeliveryEntity) =>
    requests.some((event) => event.orderId === id && event.detail === String(version));
  return rows.map((row) => ({
    ...deliveryFields(row),
    decisionText: isOwn(row) ? (row.decisionText ?? undefined) : undefined,
  }));
}
