import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { OutboxService } from '../mail/outbox.service.js';
import { mailOwners } from '../notices/mail-owners.js';
import { WebhookEntity } from './webhook.entity.js';
import { switchedOffLetter } from './webhook-letters.js';

/**
 * Disables webhooks that answered 410, or whose deliveries failed for three days while no later one
 * was accepted, and mails the owners.
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
}
