import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A write that was made under an idempotency key, and what was answered to it. */
@Entity('repeatable_calls')
export class IdempotentCallEntity {
  /** Hash of caller, call and key. */
  @PrimaryColumn('varchar', { length: 64 })
  id!: string;

  /** Keyed hash of the payload. */
  @Column('varchar', { length: 200 })
  fingerprint!: string;

  /** JSON, sealed (see `sealResponse`); null for a call that answers nothing. */
  @Column('text', { nullable: true })
  answer!: string | null;

  /** Whose call it was; null for somebody who was not signed in. */
  @Column('varchar', { length: 36, nullable: true })
  userId!: string | null;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;
}
