import type { Role } from '@northcast/shared-contracts/roles';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * An invitation to the team. Closed ones are kept for a while, so that their links can report what
 * became of them.
 */
@Entity('team_invitations')
export class TeamInvitationEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 254 })
  email!: string;

  @Column('varchar', { length: 10 })
  role!: Role;

  @Column('varchar', { length: 10 })
  state!: 'open' | 'accepted' | 'revoked';

  /** Hash of the token in the link. */
  @Column('varchar', { length: 64 })
  tokenHash!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('datetime', { precision: 3 })
  expiresAt!: Date;
}
