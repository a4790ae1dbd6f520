import type { Letter } from '../mail/letter.js';
import { type Account, fullName } from '../sessions/account.js';
import type { ApiTokenEntity } from './api-token.entity.js';

/** Notifies owners of a new token, so that one made with a stolen session does not go unnoticed. */
export function createdLetter(
  { name, start }: Pick<ApiTokenEntity, 'name' | 'start'>,
  creator: Account,
): { readonly kind: string; readonly subject: string; readonly letter: Letter } {
  const subject = `API token created: ${name}`;
  return {
    kind: 'api-token-created',
    subject,
    letter: {
      heading: subject,
      blocks: [
        {
          type: 'paragraph',
          text: 'With it another system reads orders, customers, messages and enquiries.',
        },
        {
          type: 'facts',
          facts: [
            ['Created by', fullName(creator)],
            ['Begins with', start],
          ],
        },
        {
          type: 'paragraph',
          text: 'If nobody of your team has made it, revoke it, end the sessions of that account and change its password.',
        },
        { type: 'action', label: 'Open integrations', path: '/admin/integrations' },
      ],
      reason: 'You get this mail because you are an owner of Northcast.',
    },
  };
}
