import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a passkey has to sign, once. */
@Entity('passkey_challenges')
export class PasskeyChallengeEntity {
  /** Hash of what only the browser that asked for it has: one at a time. */
  @PrimaryColumn('varchar', { length: 64 })
  bindingHash!: string;

  /** 32 random bytes in base64url. */
  @Column('varchar', { length: 64 })
  challenge!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;
}
