import type { DeliveryDecision } from '@northcast/shared-contracts/api/deliveries';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A version of what an order brings. Its files name it. */
@Entity('deliveries')
export class DeliveryEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 36 })
  orderId!: string;

  /** From 1 on, each once in an order. */
  @Column('int')
  version!: number;

  @Column('text')
  note!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  /** Null once the account is gone. */
  @Column('varchar', { length: 36, nullable: true })
  authorId!: string | null;

  @Column('varchar', { length: 201 })
  authorName!: string;

  /** Null until the customer decides. */
  @Column('varchar', { length: 10, nullable: true })
  decision!: DeliveryDecision | null;

  @Column('datetime', { precision: 3, nullable: true })
  decidedAt!: Date | null;

  /** What is to change, where a revision was asked for. */
  @Column('text', { nullable: true })
  decisionText!: string | null;
}
