import type { Message } from '@northcast/shared-contracts/api/entities';
import type { MessageStatus } from '@northcast/shared-contracts/api/list-query';

export const messageStatusNames: Readonly<Record<MessageStatus, string>> = {
  pending: 'Pending',
  replied: 'Replied',
};

/** A thread is pending if the customer wrote last, replied if the team did. */
export const isReplied = ({ status }: Message): boolean => status === 'replied';

/**
 * Whether the message has its first answer or needs none, so that both sides continue in the
 * thread.
 */
export const isThread = ({ adminReply, startedBy }: Message): boolean =>
  adminReply !== undefined || startedBy !== undefined;
