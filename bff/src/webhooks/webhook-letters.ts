import type { Letter } from '../mail/letter.js';
import type { WebhookEntity } from './webhook.entity.js';

interface WebhookMail {
  readonly subject: string;
  readonly letter: Letter;
}

type Webhook = Pick<WebhookEntity, 'url' | 'description'>;

export function switchedOffLetter(webhook: Webhook, reason: string): WebhookMail {
  const host = hostOf(webhook);
  return mailAbout(webhook, {
    subject: `Webhook switched off: ${host}`,
    event: `The webhook to ${host} was switched off.`,
    facts: [['Reason', reason]],
    advice:
      'Events from now on are not stored for it. Once the other system answers again, edit the webhook and switch it on.',
  });
}

export function givenUpLetter(webhook: Webhook, event: string, reason: string): WebhookMail {
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
