import { Injectable } from '@nestjs/common';
import { liveTags } from '@northcast/shared-contracts/api/live';
import { tagsOfOneOrder } from '@northcast/shared-contracts/api/tags';
import type { EntityManager } from 'typeorm';
import { AccountMailService } from '../account-mail/account-mail.service.js';
import { MailLinkEntity } from '../account-mail/mail-link.entity.js';
import { AuditService } from '../audit/audit.service.js';
import { forgetCustomerNotes } from '../customer-notes/customer-notes.service.js';
import { findAllForUpdate } from '../database/find-for-update.js';
import { forgetDeliveries } from '../deliveries/forget-deliveries.js';
import { forgetEnquiries, forgetEnquiryAnswers } from '../enquiries/forget-enquiries.js';
import { forgetFiles } from '../files/forget-files.js';
import { IdempotentCallEntity } from '../idempotency/idempotent-call.entity.js';
import { adjustCount } from '../lists/list-counts.js';
import { LiveService } from '../live/live.service.js';
import { MailEntity } from '../mail/mail.entity.js';
import { forgetMessages } from '../messages/forget-messages.js';
import { SubscriberEntity } from '../newsletter/subscriber.entity.js';
import { forgetColleague } from '../notices/forget-colleague.js';
import { forgetNotices } from '../notices/forget-notices.js';
import type { NoticedRecord } from '../notices/notice.js';
import { forgetOrderNotes } from '../order-notes/order-notes.service.js';
import { forgetOrders } from '../orders/forget-orders.js';
import { OrderEntity } from '../orders/order.entity.js';
import { fullName } from '../sessions/account.js';
import { TeamInvitationEntity } from '../team/team-invitation.entity.js';
import { forgetTeamWork } from '../users/forget-team-work.js';
import { isEmailConfirmed } from '../users/own-account.js';
import { checkNotLastOwner } from '../users/owners.js';
import { UserEntity } from '../users/user.entity.js';
import { forgetMoneyAndCalls } from './money-and-calls.js';

/** Deletes an account and the personal data that belongs to it. */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly mail: AccountMailService,
    private readonly audit: AuditService,
    private readonly live: LiveService,
  ) {}

  /**
   * Orders and messages stay for the accounts, without name, address and texts; invoices stay
   * unchanged. Entries that only an e-mail address links to the person are deleted only if the
   * address is confirmed: otherwise anybody could delete another person's enquiries.
   * @param user locked
   * @throws 409 for the last owner
   */
  async delete(manager: EntityManager, user: UserEntity): Promise<void> {
    if (user.role === 'owner') await checkNotLastOwner(manager, user.id);
    // Without this an order that another transaction gives to another customer would be anonymised.
    // The account is locked already, so it gets no further orders.
    const orders = await findAllForUpdate(manager, OrderEntity, { userId: user.id });
    const former = await formerOrders(manager, user.id);
    await forgetTeamWork(manager, user.id, null);
    await forgetFiles(manager, user.id);
    await forgetMoneyAndCalls(manager, user.id);
    await forgetDeliveries(manager, user.id);
    await forgetOrderNotes(manager, user.id);
    await forgetCustomerNotes(manager, user.id);
    await forgetEnquiryAnswers(manager, user.id);
    await forgetColleague(manager, user);
    const records: NoticedRecord[] = [
      { name: fullName(user), email: user.email, paths: [] },
      ...(await forgetOrders(manager, user.id)),
      ...(await forgetMessages(manager, user.id)),
    ];
    // The link of an open invitation would let a former member join again.
    if (user.role !== null) await manager.delete(TeamInvitationEntity, { email: user.email });
    if (await isEmailConfirmed(manager, user.id)) {
      records.push(...(await forgetEnquiries(manager, user.email)));
      await manager.delete(MailEntity, { toAddress: user.email });
      await manager.delete(MailLinkEntity, { email: user.email });
      await manager.delete(TeamInvitationEntity, { email: user.email });
      await manager.delete(SubscriberEntity, { email: user.email });
    }
    await forgetNotices(manager, records);
    await manager.delete(IdempotentCallEntity, { userId: user.id });
    // The database deletes sessions, known devices, links, mails and notices with the row.
    await manager.delete(UserEntity, { id: user.id });
    await adjustCount(manager, 'customers', '', -1);
    await this.mail.accountDeleted(manager, user);
    await this.audit.record(manager, { action: 'account.deleted' });
    await this.live.ordersChanged(manager, orders, liveTags);
    for (const { id: orderId, userId } of former) {
      await this.live.changed(manager, { orderId, userId, tags: tagsOfOneOrder });
    }
  }
}

/** Orders of others in which the person, as their former customer, left what is deleted. */
const formerOrders = (manager: EntityManager, userId: string) =>
  manager.query<Pick<OrderEntity, 'id' | 'userId'>[]>(
    `SELECT id, userId FROM orders JOIN (
      SELECT orderId FROM order_events WHERE actorId = ? AND actorRole = 'customer'
      UNION SELECT orderId FROM messages WHERE userId = ?
      UNION SELECT orderId FROM deliveries
        JOIN delivery_comments ON deliveryId = deliveries.id AND authorRole = 'customer'
        WHERE delivery_comments.authorId = ?
    ) AS former ON orderId = id WHERE userId IS NULL OR userId <> ?`,
    [userId, userId, userId, userId],
  );
