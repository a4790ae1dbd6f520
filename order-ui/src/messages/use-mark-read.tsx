import type { Message } from '@northcast/shared-contracts/api/entities';
import { type RefObject, useEffect, useState } from 'react';
import { useOrderCalls } from '../calls/order-calls';

/**
 * Milliseconds of visibility after which a thread counts as read. A thread that stays unread is
 * marked again after twice the time, then after four times, and so on.
 */
const readingTime = 1500;

/**
 * Marks a thread as read by the viewer's side after its latest post was visible for a moment.
 * @param latest element of the latest post
 * @returns whether the thread had unread posts when shown; stays true while it is mounted
 */
export function useMarkRead(
  { id, isUnread = false }: Pick<Message, 'id' | 'isUnread'>,
  latest: RefObject<Element | null>,
): boolean {
  const [markRead] = useOrderCalls().useMarkMessageReadMutation();
  const [isNew, setNew] = useState(isUnread);
  if (isUnread && !isNew) setNew(true);
  useEffect(() => {
    const element = latest.current;
    if (!isUnread || element === null) return;
    let isInView = false;
    let delay = readingTime;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (isVisible: boolean) => {
      isInView = isVisible;
      clearTimeout(timer);
      if (isVisible) timer = setTimeout(() => void read(), delay);
    };
    const read = async () => {
      if (document.visibilityState === 'visible') {
        await markRead({ id });
        // The thread is still unread if the call has failed, or another post has arrived since.
        delay *= 2;
      }
      look(isInView);
    };
    if (typeof IntersectionObserver === 'undefined') {
      look(true);
      return () => look(false);
    }
    // The last entry is the newest one.
    const observer = new IntersectionObserver((entries) =>
      look(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => {
      look(false);
      observer.disconnect();
    };
  }, [id, isUnread, latest, markRead]);
  return isNew;
}
