import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A single-use WebAuthn challenge. */
@Entity('passkey_challenges')
export class PasskeyChallengeEntity {
  /**
   * Hash of a token that only the requesting browser has, so that each browser has one challenge at
   * a time.
   */
  @PrimaryColumn('varchar', { length: 64 })
  bindingHash!: string;

  /** 32 random bytes in base64url. */
  @Column('varchar', { length: 64 })
  challenge!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;
}
