import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { OutboxService } from '../mail/outbox.service.js';
import { addressee } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';
import { WebhookEntity } from './webhook.entity.js';
import { switchedOffLetter } from './webhook-letters.js';

/** Switches webhooks off that cannot be told any more, and mails owners that it did. */
@Injectable()
export class WebhookSwitchService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: OutboxService,
  ) {}

  async switchOff(webhook: WebhookEntity, disabledReason: string): Promise<void> {
    const { id } = webhook;
    await this.unitOfWork.write(async (manager) => {
      const { affected } = await manager.update(
        WebhookEntity,
        { id, isEnabled: true },
        { isEnabled: false, disabledReason, version: () => 'version + 1' },
      );
      // Of several deliveries that fail at the same moment, one tells.
      if (affected !== 1) return;
      for (const owner of await manager.findBy(UserEntity, { isAdmin: true, role: 'owner' })) {
        await this.outbox.enqueue(manager, {
          kind: 'webhook-switched-off',
          ...addressee(owner),
          ...switchedOffLetter(webhook, disabledReason),
        });
      }
    });
  }
}
