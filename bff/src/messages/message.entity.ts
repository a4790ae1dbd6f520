import type { MessageStatus } from '@northcast/shared-contracts/api/list-query';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('messages')
export class MessageEntity {
  @PrimaryColumn('varchar', { length: 36 })
  id!: string;

  /** Null once the account is gone. */
  @Column('varchar', { length: 36, nullable: true })
  userId!: string | null;

  @Column('varchar', { length: 201 })
  userName!: string;

  @Column('varchar', { length: 254 })
  userEmail!: string;

  @Column('varchar', { length: 200 })
  subject!: string;

  @Column('text')
  message!: string;

  @Column('varchar', { length: 10 })
  status!: MessageStatus;

  @Column('datetime', { precision: 3 })
  createdAt!: Date;

  @Column('text', { nullable: true })
  adminReply!: string | null;

  @Column('datetime', { precision: 3, nullable: true })
  adminReplyDate!: Date | null;

  /** The order that the thread is about; null for none, and once it is deleted. */
  @Column('varchar', { length: 36, nullable: true })
  orderId!: string | null;

  /** The administrator who began the thread, where the customer did not; the account may be gone. */
  @Column('varchar', { length: 36, nullable: true })
  starterId!: string | null;

  /** Null where the thread is the customer's. */
  @Column('varchar', { length: 201, nullable: true })
  starterName!: string | null;

  /** Posts after message and first answer. */
  @Column('int')
  postCount!: number;

  /** When somebody last wrote; null where that was before threads were noted as read. */
  @Column('datetime', { precision: 3, nullable: true })
  lastPostAt!: Date | null;

  @Column('datetime', { precision: 3, nullable: true })
  customerReadAt!: Date | null;

  @Column('datetime', { precision: 3, nullable: true })
  administratorReadAt!: Date | null;

  @Column('text', { select: false })
  search!: string;

  @Column('varchar', { length: 60, select: false })
  subjectKey!: string;

  @Column('varchar', { length: 60, select: false })
  userNameKey!: string;

  /** Made by the database of status and last post: unanswered first, the longest waiting before the others. */
  @Column({ type: 'int', select: false, insert: false, update: false })
  queueKey?: number;
}
