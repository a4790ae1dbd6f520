import type { ThreadSide } from '@northcast/shared-contracts/api/messages';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A post that follows the thread's message and first reply. */
@Entity('message_posts')
export class MessagePostEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  @Column('varchar', { length: 36 })
  messageId!: string;

  /** Null once the account is deleted. */
  @Column('varchar', { length: 36, nullable: true })
  authorId!: string | null;

  @Column('varchar', { length: 201 })
  authorName!: string;

  @Column('varchar', { length: 13 })
  authorRole!: ThreadSide;

  @Column('text')
  text!: string;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;
}
