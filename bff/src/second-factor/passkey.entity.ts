import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A passkey of an account: the public key, whose private key stays on the user's device. */
@Entity('passkeys')
export class PasskeyEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 36 })
  userId!: string;

  /** Hash of `credentialId`, which is too long for an index. */
  @Column('varchar', { length: 64 })
  credentialHash!: string;

  /** In base64url, like the public key. */
  @Column('text')
  credentialId!: string;

  @Column('text')
  publicKey!: string;

  /** Signature counter as reported by the authenticator; synchronised passkeys stay at 0. */
  @Column('bigint', { transformer: { from: Number, to: (value: number) => value } })
  counter!: number;

  /** The WebAuthn transports as a JSON array. */
  @Column('varchar', { length: 200 })
  transports!: string;

  @Column('varchar', { length: 60 })
  name!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('datetime', { precision: 3, nullable: true })
  lastUsedAt!: Date | null;
}
