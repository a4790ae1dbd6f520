import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { OutboxService } from '../mail/outbox.service.js';
import { teamInvitationKind } from '../mail/readable-mails.js';
import { colleagueThread } from '../notices/mail-owners.js';
import { addressee } from '../sessions/account.js';
import { UserEntity } from '../users/user.entity.js';
import type { TeamInvitationEntity } from './team-invitation.entity.js';
import { invitationLetter, type TeamLetter } from './team-letters.js';

interface ColleagueMail {
  readonly kind: string;
  readonly letter: TeamLetter;
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
    const owners = await manager.findBy(UserEntity, { role: 'owner', id: Not(exceptId) });
    for (const owner of owners) {
      const thread = colleagueThread(aboutId);
      await this.outbox.enqueue(manager, { kind, thread, ...addressee(owner), ...letter });
    }
  }
}
