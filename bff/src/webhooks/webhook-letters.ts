import type { Letter } from '../mail/letter.js';
import type { WebhookEntity } from './webhook.entity.js';

/** Names only the host, because the rest of the URL may contain credentials. */
export function switchedOffLetter(
  { url, description }: Pick<WebhookEntity, 'url' | 'description'>,
  reason: string,
): { readonly subject: string; readonly letter: Letter } {
  const { host } = new URL(url);
  const subject = `Webhook switched off: ${host}`;
  return {
    subject,
    letter: {
      heading: subject,
      blocks: [
        { type: 'paragraph', text: `The webhook to ${host} was switched off.` },
        {
          type: 'facts',
          facts: [
            ...(description ? [['What it is for', description] as const] : []),
            ['Reason', reason],
          ],
        },
        {
          type: 'paragraph',
          text: 'Events from now on are not stored for it. Once the other system answers again, edit the webhook and switch it on.',
        },
        { type: 'action', label: 'Open integrations', path: '/admin/integrations' },
      ],
      reason: 'You get this mail because you are an owner of Northcast.',
    },
  };
}
