import type { Message } from '@northcast/shared-contracts/api/entities';
import { type RefObject, useEffect, useState } from 'react';
import { useOrderCalls } from '../calls/order-calls';

/** Milliseconds on the screen after which a thread counts as read. */
const readingTime = 1500;

/**
 * Notes that the own side has read a thread once its latest post has been on the screen for a moment.
 * @param latest stands where the latest post does
 * @returns whether something in the thread is new, for as long as it is shown
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
