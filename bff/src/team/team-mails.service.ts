import { Injectable } from '@nestjs/common';
import type { Role } from '@northcast/shared-contracts/roles';
import type { EntityManager } from 'typeorm';
import {
  type AccountLetter,
  action,
  letter,
  paragraph,
  roleNames,
} from '../account-mail/letters.js';
import { teamInvitationKind } from '../mail/mail.mapper.js';
import { OutboxService } from '../mail/outbox.service.js';
import { colleagueThread, mailOwners } from '../notices/mail-owners.js';
import type { TeamInvitationEntity } from './team-invitation.entity.js';

interface ColleagueMail {
  readonly kind: string;
  readonly letter: AccountLetter;
  /** Id of the colleague's account. */
  readonly aboutId: string;
}

/** Mails about the team, each in the transaction of the event it reports. */
@Injectable()
export class TeamMailsService {
  constructor(private readonly outbox: OutboxService) {}

  async invitation(
    manager: EntityManager,
    { email, role }: TeamInvitationEntity,
    token: string,
  ): Promise<void> {
    await this.outbox.enqueue(manager, {
      kind: teamInvitationKind,
      to: { name: '', address: email },
      userId: null,
      ...invitationLetter(role, token),
      isSecret: true,
    });
  }

  /** @param exceptId id of the owner who caused the event */
  async tellOwners(
    manager: EntityManager,
    { kind, letter, aboutId }: ColleagueMail,
    exceptId: string,
  ): Promise<void> {
    const mail = { kind, thread: colleagueThread(aboutId), ...letter };
    await mailOwners(manager, this.outbox, mail, exceptId);
  }
}

/** The token is in the fragment, which browsers never send to a server. */
const invitationLetter = (role: Role, token: string) =>
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
