import { Injectable } from '@nestjs/common';
import { type EntityManager, Like, MoreThan } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { MailEntity } from '../mail/mail.entity.js';
import { OutboxService } from '../mail/outbox.service.js';
import { mailOwners } from '../notices/mail-owners.js';
import { WebhookEntity } from './webhook.entity.js';
import { givenUpLetter, switchedOffLetter } from './webhook-letters.js';

/** Milliseconds between two mails about events of a webhook that were given up. */
const mailInterval = 24 * 3_600_000;

/**
 * Disables webhooks that answered 410, or whose deliveries failed for three days while no later one
 * was accepted. Mails the owners about that, and about single events that were given up.
 */
@Injectable()
export class WebhookSwitchService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: OutboxService,
  ) {}

  async switchOff(webhook: WebhookEntity, disabledReason: string): Promise<void> {
    const { id, version } = webhook;
    await this.unitOfWork.write(async (manager) => {
      // An owner may have corrected the URL while the old one was tried.
      const { affected } = await manager.update(
        WebhookEntity,
        { id, isEnabled: true, version },
        { isEnabled: false, disabledReason, version: () => 'version + 1' },
      );
      // If several deliveries fail at the same moment, only one sends the mail.
      if (affected !== 1) return;
      const letter = switchedOffLetter(webhook, disabledReason);
      await mailOwners(manager, this.outbox, { kind: 'webhook-switched-off', ...letter });
    });
  }

  /**
   * Mails about an event that was given up, unless the webhook is switched off, or a mail about it
   * was sent within a day. Its row must be locked, or events of the same moment send several mails.
   */
  async mailGivenUp(
    manager: EntityManager,
    webhook: WebhookEntity,
    event: string,
    reason: string,
  ): Promise<void> {
    if (!webhook.isEnabled) return;
    const kind = 'webhook-event-given-up';
    const thread = `webhook-${webhook.id}`;
    const isMailed = await manager.existsBy(MailEntity, {
      kind,
      headers: Like(`%<${thread}@%`),
      createdAt: MoreThan(new Date(Date.now() - mailInterval)),
    });
    if (isMailed) return;
    const letter = givenUpLetter(webhook, event, reason);
    await mailOwners(manager, this.outbox, { kind, thread, ...letter });
  }
}
