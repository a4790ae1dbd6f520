import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A write with an idempotency key, and its response. */
@Entity('repeatable_calls')
export class IdempotentCallEntity {
  /** Hash of caller, call and key. */
  @PrimaryColumn('varchar', { length: 64 })
  id!: string;

  /** Keyed hash of the payload. */
  @Column('varchar', { length: 200 })
  fingerprint!: string;

  /** JSON, encrypted with `sealText`; null for a call without a response body. */
  @Column('text', { nullable: true })
  answer!: string | null;

  /** The account that made the call; null for an anonymous call. */
  @Column('varchar', { length: 36, nullable: true })
  userId!: string | null;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;
}
