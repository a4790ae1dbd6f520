import type { Message } from '@northcast/shared-contracts/api/entities';
import type { MessageEntity } from './message.entity.js';

/** What lists and answers hold of a row. */
export type MessageRow = Omit<MessageEntity, 'search' | 'subjectKey' | 'userNameKey'>;

export function toMessageDto(row: MessageRow): Message {
  return {
    id: row.id,
    userId: row.userId,
    userName: row.userName,
    userEmail: row.userEmail,
    subject: row.subject,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
    adminReply: row.adminReply ?? undefined,
    adminReplyDate: row.adminReplyDate?.toISOString(),
  };
}
