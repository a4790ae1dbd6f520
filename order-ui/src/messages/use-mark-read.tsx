import type { Message } from '@northcast/shared-contracts/api/entities';
import { type RefObject, useEffect, useState } from 'react';
import { useOrderCalls } from '../calls/order-calls';

/** Milliseconds of visibility after which a thread counts as read. */
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      if (document.visibilityState === 'visible') void markRead({ id });
      else timer = setTimeout(read, readingTime);
    };
    if (typeof IntersectionObserver === 'undefined') {
      timer = setTimeout(read, readingTime);
      return () => clearTimeout(timer);
    }
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(read, readingTime);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [id, isUnread, latest, markRead]);
  return isNew;
}
