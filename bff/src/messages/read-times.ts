import type { ThreadSide } from '@northcast/shared-contracts/api/messages';
import type { MessageRow } from './message.mapper.js';

type ThreadTimes = Pick<MessageRow, 'lastPostAt' | 'customerReadAt' | 'administratorReadAt'>;

/**
 * The times of a thread after a post at `now`, whose author has read the thread. The last post is
 * later than the other side's last reading, even if the clock was set back since then: otherwise
 * it would count as read.
 */
export function timesAfterPost(thread: ThreadTimes, side: ThreadSide, now: Date): ThreadTimes {
  const { customerReadAt, administratorReadAt } = thread;
  const otherReadAt = side === 'customer' ? administratorReadAt : customerReadAt;
  const lastPostAt = otherReadAt === null || otherReadAt < now ? now : new Date(+otherReadAt + 1);
  return side === 'customer'
    ? { lastPostAt, customerReadAt: lastPostAt, administratorReadAt }
    : { lastPostAt, customerReadAt, administratorReadAt: lastPostAt };
}

/**
 * The time of a reading at `now`. It is not before the last post, even if the clock was set back
 * since then: otherwise the thread would stay unread.
 */
export const timeOfReading = ({ lastPostAt }: ThreadTimes, now: Date): Date =>
  lastPostAt !== null && lastPostAt > now ? lastPostAt : now;
