import type { Message } from '@northcast/shared-contracts/api/entities';

/** Whether our team wrote last; servers of before threads tell no status. */
export const isAnswered = ({ status, adminReply }: Message): boolean =>
  status === undefined ? adminReply !== undefined : status === 'replied';
