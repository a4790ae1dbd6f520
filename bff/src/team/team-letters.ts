import type { Role } from '@northcast/shared-contracts/roles';
import type { Letter, LetterBlock } from '../mail/letter.js';

export interface TeamLetter {
  readonly subject: string;
  readonly letter: Letter;
}

const roleNames: Readonly<Record<Role, string>> = {
  owner: 'an owner',
  manager: 'a manager',
  editor: 'an editor',
  producer: 'a producer',
};

const paragraph = (text: string): LetterBlock => ({ type: 'paragraph', text });
const action = (label: string, path: string): LetterBlock => ({ type: 'action', label, path });

const letter = (subject: string, ...blocks: LetterBlock[]): TeamLetter => ({
  subject,
  letter: { heading: subject, blocks },
});

/** The token is in the fragment, which browsers never send to a server. */
export const invitationLetter = (role: Role, token: string) =>
  letter(
    'Join the Northcast team',
    paragraph(`You are invited to the team of Northcast as ${roleNames[role]}.`),
    action('Join the team', `/join#token=${token}`),
    paragraph('The link works once, within the next 7 days.'),
    paragraph('If you did not expect this, you can ignore this mail.'),
  );

/** For the other owners. */
export const joinedLetter = (name: string, role: Role) =>
  letter(
    `${name} joined the team`,
    paragraph(`${name} accepted an invitation and is ${roleNames[role]} now.`),
    ...checkTeam,
  );

/** For the other owners, about rights granted without an invitation. */
export const addedLetter = (name: string, role: Role) =>
  letter(
    `${name} was added to the team`,
    paragraph(`${name} was added on the customers page and is ${roleNames[role]} now.`),
    ...checkTeam,
  );

/** For the other owners. */
export const roleChangedLetter = (name: string, role: Role) =>
  letter(
    `${name} has another role`,
    paragraph(`${name} is ${roleNames[role]} of the Northcast team now.`),
    ...checkTeam,
  );

/** For the other owners. */
export const removedLetter = (name: string) =>
  letter(
    `${name} was removed from the team`,
    paragraph(`${name} can no longer open the admin panel.`),
    ...checkTeam,
  );

const checkTeam = [
  paragraph('If you did not expect this, check the team and the audit.'),
  action('Open the team', '/admin/team'),
];
