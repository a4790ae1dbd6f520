import type { NewMail } from '../mail/outbox.service.js';
import { type Account, addressee } from '../sessions/account.js';

/** A change of an account's second factor. */
export type SecondFactorChange =
  | { readonly type: 'totp-added' | 'totp-removed' | 'codes-renewed' | 'all-removed' }
  | { readonly type: 'passkey-added' | 'passkey-removed'; readonly name: string }
  | { readonly type: 'code-used'; readonly left: number };

/** Warns the account's owner, who may not be the one who made the change. */
export function secondFactorMail(account: Account, change: SecondFactorChange): NewMail {
  const heading = 'The second factor of your account was changed';
  return {
    kind: 'second-factor-changed',
    ...addressee(account),
    subject: heading,
    letter: {
      heading,
      blocks: [
        { type: 'paragraph', text: textOf(change) },
        {
          type: 'paragraph',
          text: 'If this was not you, change your password and end all other sessions now.',
        },
        { type: 'action', label: 'Open your account', path: '/dashboard/account' },
      ],
    },
  };
}

function textOf(change: SecondFactorChange): string {
  switch (change.type) {
    case 'totp-added':
      return 'An authenticator app was set up. From now on, signing in asks for a code of it.';
    case 'totp-removed':
      return 'The authenticator app was removed.';
    case 'all-removed':
      return 'A new password was chosen by mail. The authenticator app and the passkeys were removed, because somebody else may have set them up before the email address was confirmed.';
    case 'passkey-added':
      return `The passkey ‘${change.name}’ was set up. From now on, signing in with the password asks for a second factor.`;
    case 'passkey-removed':
      return `The passkey ‘${change.name}’ was removed.`;
    case 'codes-renewed':
      return 'New recovery codes were made. The codes before them do not work any more.';
    case 'code-used':
      return `A recovery code was used. ${change.left} ${change.left === 1 ? 'is' : 'are'} left.`;
  }
}
