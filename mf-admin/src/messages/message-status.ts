import type { Message } from '@northcast/shared-contracts/api/entities';
import type { MessageStatus } from '@northcast/shared-contracts/api/list-query';

export const messageStatusNames: Readonly<Record<MessageStatus, string>> = {
  pending: 'Pending',
  replied: 'Replied',
};

/** Pending while there is no reply, replied once there is one. */
export function isReplied({ adminReply }: Message): boolean {
  return adminReply !== undefined;
}
