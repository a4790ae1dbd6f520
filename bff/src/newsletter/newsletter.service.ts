import { Inject, Injectable } from '@nestjs/common';
import type { Subscriber } from '@northcast/shared-contracts/api/entities';
import { subscriptionLinkHours } from '@northcast/shared-contracts/api/newsletter';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { findForUpdate } from '../database/find-for-update.js';
import { insertRow } from '../database/insert-row.js';
import { searchText } from '../database/search-text.js';
import { linkExpired, notFound } from '../errors/api-errors.js';
import { LiveService } from '../live/live.service.js';
import { OutboxService } from '../mail/outbox.service.js';
import { idFor, idOfSigned, signedId } from '../sessions/signed-id.js';
import { sessionSecretToken } from '../settings/session-secret.js';
import { confirmationMail, endPath, subscribedMail } from './newsletter-letters.js';
import { SubscriberEntity } from './subscriber.entity.js';

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds before another mail is sent to an address that is entered again. */
const pauses = { waiting: 15 * minute, confirmed: 24 * hour } as const;

const purposes = {
  confirm: 'confirm the newsletter',
  end: 'end the newsletter',
  identify: 'identify a subscriber of the newsletter',
} as const;

/** Subscribers of the newsletter; every method works in the transaction of its manager. */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly live: LiveService,
    private readonly audit: AuditService,
    @Inject(sessionSecretToken) private readonly secret: string,
  ) {}

  /**
   * Handles a sign-up. The result is told only by mail, so that the caller cannot find out who is
   * subscribed.
   */
  async subscribe(manager: EntityManager, email: string): Promise<void> {
    const now = new Date();
    const found = await manager.findOneBy(SubscriberEntity, { email });
    // Each of several concurrent calls then knows of the mail of the one before.
    const known = found && (await findForUpdate(manager, SubscriberEntity, found.id));
    if (known !== null) {
      if (now.getTime() - known.mailedAt.getTime() < pauses[known.status]) return;
      await manager.update(SubscriberEntity, { id: known.id }, { mailedAt: now });
      return this.mailEntered(manager, known);
    }
    const row = {
      // The same each time, so that the link in any letter ends the present subscription.
      id: idFor(this.secret, purposes.identify, email),
      email,
      status: 'waiting' as const,
      createdAt: now,
      confirmedAt: null,
      mailedAt: now,
    };
    await insertRow(manager, SubscriberEntity, { ...row, search: searchText(email).slice(0, 254) });
    await this.mailEntered(manager, row);
    await this.changed(manager);
  }

  /** @throws 410 */
  async confirm(manager: EntityManager, token: string): Promise<void> {
    const row = await this.rowOf(manager, 'confirm', token);
    if (row === null) throw linkExpired();
    // The link was opened twice.
    if (row.status === 'confirmed') return;
    const now = new Date();
    if (now.getTime() - row.mailedAt.getTime() > subscriptionLinkHours * hour) throw linkExpired();
    const confirmed = { status: 'confirmed', confirmedAt: now, mailedAt: now } as const;
    await manager.update(SubscriberEntity, { id: row.id }, confirmed);
    await this.mail(manager, row.email, subscribedMail(this.endToken(row.id), true));
    await this.changed(manager);
  }

  /**
   * Ends a subscription; idempotent.
   * @throws 410 if the token was not issued by us
   */
  async end(manager: EntityManager, token: string): Promise<void> {
    const id = idOfSigned(this.secret, purposes.end, token);
    if (id === null) throw linkExpired();
    await manager.delete(SubscriberEntity, { id });
    await this.changed(manager);
  }

  /** @throws 404 */
  async delete(manager: EntityManager, id: string): Promise<void> {
    if ((await findForUpdate(manager, SubscriberEntity, id)) === null) throw notFound();
    await manager.delete(SubscriberEntity, { id });
    await this.changed(manager);
    await this.audit.record(manager, {
      action: 'subscriber.removed',
      target: { type: 'subscriber', id },
    });
  }

  /** Absolute URL of the unsubscribe page. */
  endAddress(id: string): string {
    return `${this.outbox.origin}${endPath(this.endToken(id))}`;
  }

  /** The token never expires. */
  private endToken(id: string): string {
    return signedId(this.secret, purposes.end, id);
  }

  private async rowOf(
    manager: EntityManager,
    purpose: keyof typeof purposes,
    token: string,
  ): Promise<SubscriberEntity | null> {
    const id = idOfSigned(this.secret, purposes[purpose], token);
    return id === null ? null : findForUpdate(manager, SubscriberEntity, id);
  }

  private mailEntered(
    manager: EntityManager,
    { id, email, status }: Pick<SubscriberEntity, 'id' | 'email' | 'status'>,
  ): Promise<void> {
    const content =
      status === 'confirmed'
        ? subscribedMail(this.endToken(id), false)
        : confirmationMail(signedId(this.secret, purposes.confirm, id));
    return this.mail(manager, email, content);
  }

  private async mail(
    manager: EntityManager,
    address: string,
    content: ReturnType<typeof confirmationMail>,
  ): Promise<void> {
    const to = { name: '', address };
    await this.outbox.enqueue(manager, { ...content, to, userId: null, isSecret: true });
  }

  private async changed(manager: EntityManager): Promise<void> {
    await this.live.changed(manager, { userId: null, tags: ['Subscribers'] });
  }
}

export const toSubscriberDto = (row: SubscriberEntity): Subscriber => ({
  id: row.id,
  email: row.email,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  confirmedAt: row.confirmedAt?.toISOString(),
});
