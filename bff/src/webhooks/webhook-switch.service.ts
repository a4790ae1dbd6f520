import { Injectable } from '@nestjs/common';
import { type EntityManager, Like, MoreThan } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Letter } from '../mail/letter.js';
import { MailEntity } from '../mail/mail.entity.js';
import { OutboxService } from '../mail/outbox.service.js';
import { mailOwners } from '../notices/mail-owners.js';
import { WebhookEntity } from './webhook.entity.js';

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
    private readonly audit: AuditService,
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
      await this.audit.record(manager, {
        action: 'webhook.updated',
        target: { type: 'webhook', id },
        changes: [
          { field: 'isEnabled', before: 'true', after: 'false' },
          { field: 'disabledReason', after: disabledReason },
        ],
      });
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

interface WebhookMail {
  readonly subject: string;
  readonly letter: Letter;
}

type Webhook = Pick<WebhookEntity, 'url' | 'description'>;

function switchedOffLetter(webhook: Webhook, reason: string): WebhookMail {
  const host = hostOf(webhook);
  return mailAbout(webhook, {
    subject: `Webhook switched off: ${host}`,
    event: `The webhook to ${host} was switched off.`,
    facts: [['Reason', reason]],
    advice:
      'Events from now on are not stored for it. Once the other system answers again, edit the webhook and switch it on.',
  });
}

function givenUpLetter(webhook: Webhook, event: string, reason: string): WebhookMail {
  const host = hostOf(webhook);
  return mailAbout(webhook, {
    subject: `Webhook event not delivered: ${host}`,
    event: `An event could not be delivered to ${host} for three days, and is not sent any more. The webhook stays on.`,
    facts: [
      ['Event', event],
      ['Last result', reason],
    ],
    advice:
      "'Deliveries' of the webhook shows it as failed. Once the other system accepts it, send it again there. If more events fail within 24 hours, no other mail is sent.",
  });
}

/** Names only the host, because the rest of the URL may contain credentials. */
const hostOf = ({ url }: Webhook): string => new URL(url).host;

function mailAbout(
  { description }: Webhook,
  content: {
    readonly subject: string;
    readonly event: string;
    readonly facts: readonly (readonly [string, string])[];
    readonly advice: string;
  },
): WebhookMail {
  const { subject, event, facts, advice } = content;
  return {
    subject,
    letter: {
      heading: subject,
      blocks: [
        { type: 'paragraph', text: event },
        {
          type: 'facts',
          facts: [...(description ? [['What it is for', description] as const] : []), ...facts],
        },
        { type: 'paragraph', text: advice },
        { type: 'action', label: 'Open integrations', path: '/admin/integrations' },
      ],
      reason: 'You get this mail because you are an owner of Northcast.',
    },
  };
}
