import type { DeliveryDecision } from '@northcast/shared-contracts/api/deliveries';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A version of what an order delivers. Its files refer to it. */
@Entity('deliveries')
export class DeliveryEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 36 })
  orderId!: string;

  /** Counts from 1, unique within an order. */
  @Column('int')
  version!: number;

  @Column('text')
  note!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  /** Null after the author's account is deleted. */
  @Column('varchar', { length: 36, nullable: true })
  authorId!: string | null;

  @Column('varchar', { length: 201 })
  authorName!: string;

  /** Null until the customer decides. */
  @Column('varchar', { length: 10, nullable: true })
  decision!: DeliveryDecision | null;

  @Column('datetime', { precision: 3, nullable: true })
  decidedAt!: Date | null;

  /** The requested changes, if the decision is a revision. */
  @Column('text', { nullable: true })
  decisionText!: string | null;
}
