import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A passkey of an account: a public key, of which the browser or the phone keeps the other half. */
@Entity('passkeys')
export class PasskeyEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 36 })
  userId!: string;

  /** Of `credentialId`, which is too long for an index. */
  @Column('varchar', { length: 64 })
  credentialHash!: string;

  /** Base64url, as the public key. */
  @Column('text')
  credentialId!: string;

  @Column('text')
  publicKey!: string;

  /** How often it was used, as it says itself; passkeys on several devices stay at 0. */
  @Column('bigint', { transformer: { from: Number, to: (value: number) => value } })
  counter!: number;

  /** How browsers reach it, as a JSON list. */
  @Column('varchar', { length: 200 })
  transports!: string;

  @Column('varchar', { length: 60 })
  name!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('datetime', { precision: 3, nullable: true })
  lastUsedAt!: Date | null;
}
