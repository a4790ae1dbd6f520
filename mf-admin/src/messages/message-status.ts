import type { Message } from '@northcast/shared-contracts/api/entities';
import type { MessageStatus } from '@northcast/shared-contracts/api/list-query';

export const messageStatusNames: Readonly<Record<MessageStatus, string>> = {
  pending: 'Pending',
  replied: 'Replied',
};

/** Pending while the customer wrote last, replied once our team has. */
export const isReplied = ({ status }: Message): boolean => status === 'replied';

/** Whether the message itself has its answer, or needs none: then both sides write on in the thread. */
export const isThread = ({ adminReply, startedBy }: Message): boolean =>
  adminReply !== undefined || startedBy !== undefined;
