import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import type { Role } from '@northcast/shared-contracts/roles';
import { type Browser, unknownBrowser } from '../browser/browser.js';
import type { Letter, LetterBlock } from '../mail/letter.js';

/** Subject and content of a mail about an account or the team. */
export interface AccountLetter {
  readonly subject: string;
  readonly letter: Letter;
}

export const paragraph = (text: string): LetterBlock => ({ type: 'paragraph', text });
export const action = (label: string, path: string): LetterBlock => ({
  type: 'action',
  label,
  path,
});

export const letter = (subject: string, ...blocks: LetterBlock[]): AccountLetter => ({
  subject,
  letter: { heading: subject, blocks },
});

/** The token is in the fragment, which browsers do not send, so that no server logs it. */
const resetPath = (token: string) => `/auth/reset#token=${token}`;
const confirmationPath = (token: string) => `/auth/confirm#token=${token}`;
const forgottenPath = '/auth/forgot';
const accountPath = '/dashboard/account';

const confirmation = (token: string) => [
  action('Confirm my email address', confirmationPath(token)),
  paragraph('The link asks you to sign in. It works once, within the next 7 days.'),
  paragraph('If you did not register with us, there is nothing to do.'),
];
const chooseAnother = paragraph(
  'If this was not you, choose a new password now. This signs out every device.',
);

export const welcome = (firstName: string, token: string) =>
  letter(
    'Welcome to Northcast',
    paragraph(`Hello ${firstName}, your account is ready.`),
    paragraph('Please confirm your email address, so that we can reach you about your orders.'),
    ...confirmation(token),
  );

export const emailConfirmation = (token: string) =>
  letter(
    'Confirm your email address',
    paragraph('Please confirm that this is the email address of your Northcast account.'),
    ...confirmation(token),
  );

/** Days for which the link of an invitation can be used. */
export const invitationDays = 7;

export const invitation = (firstName: string, token: string) =>
  letter(
    'Your Northcast account',
    paragraph(`Hello ${firstName}, we have created an account for you after your enquiry.`),
    paragraph('Choose a password, and you can follow your orders and write to us there.'),
    action('Choose a password', resetPath(token)),
    paragraph(`The link works once, within the next ${invitationDays} days.`),
  );

export const passwordReset = (token: string) =>
  letter(
    'Choose a new password',
    paragraph('Somebody asked for a new password for the Northcast account of this address.'),
    action('Choose a new password', resetPath(token)),
    paragraph('The link works once, within the next hour.'),
    paragraph('If this was not you, you can ignore this mail. Your password stays as it is.'),
  );

export const passwordChanged = () =>
  letter(
    'Your password was changed',
    paragraph('The password of your Northcast account was changed.'),
    chooseAnother,
    action('Choose a new password', forgottenPath),
  );

/** Sent to the new address. */
export const emailChange = (token: string) =>
  letter(
    'Confirm your new email address',
    paragraph('Please confirm that your Northcast account should use this email address.'),
    action('Use this email address', confirmationPath(token)),
    paragraph(
      'The link asks you to sign in with your former email address. It works once, within the next 24 hours.',
    ),
    paragraph('If you did not ask for this, you can ignore this mail.'),
  );

/** Sent to a new address that already has an account. */
export const emailChangeTaken = () =>
  letter(
    'This email address already has an account',
    paragraph('Somebody asked to use this email address for another Northcast account.'),
    paragraph('It already has an account, so nothing was changed.'),
    paragraph('If this was you, sign in with this address, or choose a new password for it.'),
    action('Choose a new password', forgottenPath),
  );

/** Sent to the current address. */
export const emailChangeTold = (newEmail: string) =>
  letter(
    'Your email address is about to change',
    paragraph(`Somebody asked to use ${newEmail} for your Northcast account instead of this one.`),
    paragraph('It changes once it is confirmed by the link in the mail to that address.'),
    paragraph('If this was not you, cancel the change in your account, and choose a new password.'),
    action('Go to my account', accountPath),
  );

/** Sent to the former address. */
export const emailChanged = (newEmail: string) =>
  letter(
    'Your email address was changed',
    paragraph(`Your Northcast account now uses ${newEmail}. Sign in with that address.`),
    paragraph('If this was not you, write to us by the form on our contact page.'),
    action('Contact us', '/contact'),
  );

export const newDevice = ({ device, address }: Browser, at: Date) =>
  letter(
    'A new sign-in to your account',
    paragraph('Somebody signed in to your Northcast account with a browser we did not know.'),
    {
      type: 'facts',
      facts: [
        ['Browser', device || unknownBrowser],
        ['Time', inUtc(at)],
        ...(address === null ? [] : [['Network address', address] as const]),
      ],
    },
    paragraph('If this was you, there is nothing to do.'),
    chooseAnother,
    action('Choose a new password', forgottenPath),
  );

export const loginFailures = (at: Date) =>
  letter(
    'Many failed sign-ins to your account',
    paragraph(
      `Somebody has tried many passwords for your Northcast account, the last time at ${inUtc(at)}.`,
    ),
    paragraph('We slow such attempts down. None of these got in, and you can still sign in.'),
    paragraph('If your password is short or used elsewhere, choose a better one.'),
    action('Choose a new password', forgottenPath),
  );

export const accountDeleted = () =>
  letter(
    'Your account was deleted',
    paragraph('Your Northcast account and your personal details were deleted, as you asked.'),
    paragraph('Your orders stay in our books without your name. This is our last mail to you.'),
  );

const inUtc = (at: Date) => `${formatDateTime(at.toISOString(), 'UTC')} UTC`;

export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'an owner',
  manager: 'a manager',
  editor: 'an editor',
  producer: 'a producer',
};

/** @param role null when the user was removed from the team */
export const roleChanged = (role: Role | null) =>
  role === null
    ? letter(
        'You are no longer part of the Northcast team',
        paragraph('Your account stays, without access to the admin panel.'),
        paragraph('If you did not expect this, please ask an owner of the team.'),
      )
    : letter(
        'Your role in the Northcast team',
        paragraph(`You are ${roleNames[role]} of the Northcast team now.`),
        action('Open the admin panel', '/admin'),
        paragraph('If you did not expect this, please ask an owner of the team.'),
      );
