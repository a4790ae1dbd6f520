import type { Message } from '@northcast/shared-contracts/api/entities';
import { type RefObject, useEffect, useState } from 'react';
import { useOrderCalls } from '../calls/order-calls';

/** Milliseconds of visibility after which a thread counts as read. */
const readingTime = 1500;

/** The longest time before a failed call is repeated, in milliseconds. */
const longestDelay = 60_000;

type Thread = Pick<Message, 'id' | 'isUnread' | 'postCount' | 'adminReplyDate'>;

/**
 * Marks a thread as read by the viewer's side after its latest post was visible for a moment. A
 * call that fails is repeated; one that succeeds is not, because `isUnread` of a snapshot
 * stays true.
 * @param latest element of the latest post
 * @returns whether the thread had unread posts when shown; stays true while it is mounted
 */
export function useMarkRead(
  { id, isUnread = false, postCount, adminReplyDate }: Thread,
  latest: RefObject<Element | null>,
): boolean {
  const [markRead] = useOrderCalls().useMarkMessageReadMutation();
  const [isNew, setNew] = useState(isUnread);
  if (isUnread && !isNew) setNew(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer post is to be read as well.
  useEffect(() => {
    const element = latest.current;
    if (!isUnread || element === null) return;
    let isInView = false;
    let delay = readingTime;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (isVisible: boolean) => {
      isInView = isVisible;
      delay = readingTime;
      wait();
    };
    const wait = () => {
      clearTimeout(timer);
      if (isInView) timer = setTimeout(() => void read(), delay);
    };
    const read = async () => {
      if (document.visibilityState === 'visible') {
        const { error } = await markRead({ id });
        if (!error) return;
        delay = Math.min(delay * 2, longestDelay);
      }
      wait();
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
  }, [id, isUnread, postCount, adminReplyDate, latest, markRead]);
  return isNew;
}
