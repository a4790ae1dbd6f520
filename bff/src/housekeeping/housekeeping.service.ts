import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { expiredTokenDays } from '@northcast/shared-contracts/api/api-tokens';
import { unconfirmedDays } from '@northcast/shared-contracts/api/newsletter';
import { webhookDeliveryDays } from '@northcast/shared-contracts/api/webhooks';
import type { Logger } from 'pino';
import { LessThan } from 'typeorm';
import { MailLinkEntity } from '../account-mail/mail-link.entity.js';
import { ApiTokenEntity } from '../api-tokens/api-token.entity.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { ClockGuard } from '../clock/clock-guard.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { forgetOldEnquiries } from '../enquiries/forget-enquiries.js';
import { IdempotentCallEntity } from '../idempotency/idempotent-call.entity.js';
import { LiveChangeEntity } from '../live/live-change.entity.js';
import { errorFields, logToken } from '../log/log.js';
import { MailEntity } from '../mail/mail.entity.js';
import { SubscriberEntity } from '../newsletter/subscriber.entity.js';
import { PasskeyChallengeEntity } from '../second-factor/passkey-challenge.entity.js';
import { challengeLifetime } from '../second-factor/passkey-challenges.service.js';
import { KnownDeviceEntity } from '../sessions/known-device.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { longestLife } from '../sessions/session-times.js';
import { deviceLifetime } from '../sessions/token-cookie.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { invitationMemory } from '../team/invitations.service.js';
import { TeamInvitationEntity } from '../team/team-invitation.entity.js';
import { WebhookDeliveryEntity } from '../webhooks/webhook-delivery.entity.js';

const hour = 3_600_000;
/** Milliseconds for which a write can be repeated under its key. */
const keyLifetime = 24 * hour;

/** Milliseconds for which a mail is kept after it was sent, given up or due. */
const mailLifetime = 90 * 24 * hour;

/**
 * Every hour, deletes expired sessions, devices, links, passkey challenges, API tokens and
 * idempotency keys, unconfirmed newsletter addresses, and old invitations, live changes, webhook
 * deliveries, mails, audit entries and enquiries.
 */
@Injectable()
export class HousekeepingService implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: ClockGuard,
    @Inject(logToken) private readonly log: Logger,
    @Inject(settingsToken) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => {
      this.sweepByClock().catch((error) =>
        this.log.error(errorFields(error), 'housekeeping failed'),
      );
    }, hour).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Does nothing while the clock may be wrong. */
  async sweepByClock(): Promise<void> {
    const now = this.clock.trustedTime();
    if (now !== null) await this.sweep(now);
  }

  async sweep(now = Date.now()): Promise<void> {
    await this.unitOfWork.write(async (manager) => {
      const before = (age: number) => LessThan(new Date(now - age));
      await manager.delete(SessionEntity, { lastSeenAt: before(longestLife) });
      await manager.delete(SessionEntity, { createdAt: before(longestLife) });
      await manager.delete(KnownDeviceEntity, { lastSeenAt: before(deviceLifetime) });
      await manager.delete(MailLinkEntity, { expiresAt: before(0) });
      await manager.delete(TeamInvitationEntity, { expiresAt: before(invitationMemory) });
      await manager.delete(LiveChangeEntity, { createdAt: before(hour) });
      await manager.delete(PasskeyChallengeEntity, { createdAt: before(challengeLifetime) });
      await manager.delete(SubscriberEntity, {
        status: 'waiting',
        mailedAt: before(unconfirmedDays * 24 * hour),
      });
      await manager.delete(WebhookDeliveryEntity, {
        createdAt: before(webhookDeliveryDays * 24 * hour),
      });
      await manager.delete(ApiTokenEntity, { expiresAt: before(expiredTokenDays * 24 * hour) });
      await manager.delete(IdempotentCallEntity, {
        createdAt: before(keyLifetime),
      });
      await manager.delete(AuditEntryEntity, {
        createdAt: before(this.settings.auditDays * 24 * hour),
      });
      await forgetOldEnquiries(manager, new Date(now - this.settings.enquiryDays * 24 * hour));
      // Without a mail server no worker gives these up.
      const forgotten = { status: 'waiting', isForgotten: true } as const;
      await manager.delete(MailEntity, { ...forgotten, dueAt: before(24 * hour) });
      const oldMail = before(mailLifetime);
      // `createdAt` uses the index; `sentAt` and `dueAt` spare mails that had to wait for long.
      await manager.delete(MailEntity, { status: 'sent', createdAt: oldMail, sentAt: oldMail });
      for (const status of ['failed', 'waiting'] as const) {
        await manager.delete(MailEntity, { status, createdAt: oldMail, dueAt: oldMail });
      }
    });
  }
}
