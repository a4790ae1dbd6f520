import type { QuoteState } from '@northcast/shared-contracts/api/quotes';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('quotes')
export class QuoteEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 36 })
  orderId!: string;

  /** 1 for the first quote of an order. */
  @Column('int')
  version!: number;

  /** `expired` is never stored; it is derived from `validUntil`. */
  @Column('varchar', { length: 10 })
  state!: Exclude<QuoteState, 'expired'>;

  /** `QuoteLine[]` as JSON. */
  @Column('text')
  lineItems!: string;

  /** Whole US dollars. */
  @Column('int')
  total!: number;

  /** A day, as `2026-11-30`. */
  @Column('varchar', { length: 10 })
  validUntil!: string;

  @Column('text')
  terms!: string;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('datetime', { precision: 3, nullable: true })
  decidedAt!: Date | null;

  @Column('varchar', { length: 200, nullable: true })
  signedName!: string | null;

  @Column('text', { nullable: true })
  reason!: string | null;
}
