import type { Message, MessagePost } from '@northcast/shared-contracts/api/entities';
import type { ThreadSide } from '@northcast/shared-contracts/api/messages';
import { teamName } from '@northcast/shared-contracts/content/texts/threads';
import type { MessageEntity } from './message.entity.js';
import type { MessagePostEntity } from './message-post.entity.js';

/** A message row without its search and sort columns. */
export type MessageRow = Omit<MessageEntity, 'search' | 'subjectKey' | 'userNameKey' | 'queueKey'>;

/** @param side the side that `isUnread` is computed for */
export function toMessageDto(row: MessageRow, side: ThreadSide): Message {
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
    status: row.status,
    orderId: row.orderId ?? undefined,
    startedBy: starterOf(row, side),
    postCount: row.postCount || undefined,
    waitingSince:
      side === 'administrator' && row.status === 'pending'
        ? (row.lastPostAt ?? row.createdAt).toISOString()
        : undefined,
    isUnread: isUnread(row, side) || undefined,
  };
}

export const toOwnMessageDto = (row: MessageRow) => toMessageDto(row, 'customer');
export const toTeamMessageDto = (row: MessageRow) => toMessageDto(row, 'administrator');

export function toPostDto(row: MessagePostEntity, side: ThreadSide): MessagePost {
  const isTeam = row.authorRole === 'administrator';
  return {
    id: row.id,
    messageId: row.messageId,
    authorName: isTeam && side === 'customer' ? teamName : row.authorName,
    authorRole: row.authorRole,
    text: row.text,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Whether the other side wrote last and this side has not read the thread since. */
export function isUnread(row: MessageRow, side: ThreadSide): boolean {
  const waitsFor = row.status === 'pending' ? 'administrator' : 'customer';
  if (waitsFor !== side || row.lastPostAt === null) return false;
  const readAt = side === 'customer' ? row.customerReadAt : row.administratorReadAt;
  return readAt === null || readAt < row.lastPostAt;
}

function starterOf({ starterName }: MessageRow, side: ThreadSide): string | undefined {
  if (starterName === null) return undefined;
  return side === 'customer' ? teamName : starterName;
}
