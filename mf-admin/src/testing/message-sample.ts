import type { Message } from '@northcast/shared-contracts/api/entities';

/** An unanswered message of a visitor. */
export const messageSample: Message = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  userId: null,
  userName: 'Ada Kwon',
  userEmail: 'ada@example.com',
  subject: 'Invoice',
  message: 'Could you send it again?',
  createdAt: '2026-11-22T10:00:00.000Z',
  status: 'pending',
};
