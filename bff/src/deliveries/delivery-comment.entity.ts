import type { OrderActorRole } from '@northcast/shared-contracts/api/order-events';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A comment on a file of a delivery, or a reply to one. */
@Entity('delivery_comments')
export class DeliveryCommentEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 36 })
  deliveryId!: string;

  @Column('varchar', { length: 36 })
  fileId!: string;

  /** The comment that this replies to. */
  @Column('varchar', { length: 36, nullable: true })
  parentId!: string | null;

  /** Null after the author's account is deleted. */
  @Column('varchar', { length: 36, nullable: true })
  authorId!: string | null;

  @Column('varchar', { length: 201 })
  authorName!: string;

  @Column('varchar', { length: 20 })
  authorRole!: OrderActorRole;

  /** Position in the file in milliseconds. */
  @Column('int', { nullable: true })
  atMs!: number | null;

  @Column('text')
  text!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('datetime', { precision: 3, nullable: true })
  doneAt!: Date | null;

  /** The side that marked it as done. */
  @Column('varchar', { length: 20, nullable: true })
  doneBy!: OrderActorRole | null;
}
