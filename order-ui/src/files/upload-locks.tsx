import { useEffect, useState } from 'react';
import { usePollingInterval } from '../live/use-polling-interval';
import { isActive } from './upload-item';
import type { UploadStore } from './upload-store';

/** Milliseconds between two looks at the locks, because the browser does not report new ones. */
const lookAgain = 3000;

const nameOf = (id: string) => `nc-upload:${id}`;

/** Holds a Web Lock for each active upload of a store, from which other tabs learn of it. */
export function lockUploads(store: Pick<UploadStore, 'subscribe' | 'snapshot'>): void {
  const releases = new Map<string, () => void>();
  store.subscribe(() => {
    const ids = store
      .snapshot()
      .filter(isActive)
      .flatMap(({ fileId }) => fileId ?? []);
    for (const [id, release] of releases) {
      if (ids.includes(id)) continue;
      release();
      releases.delete(id);
    }
    for (const id of ids) {
      if (!releases.has(id)) releases.set(id, lock(id));
    }
  });
}

/** @returns a function that releases the lock */
function lock(id: string): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without the lock, other tabs show the upload as interrupted.
  navigator.locks?.request(nameOf(id), () => released).catch(() => undefined);
  return release;
}

/** Whether a tab is sending the upload; false without Web Locks. */
export const isSentElsewhere = async (id: string): Promise<boolean> => {
  try {
    const { held } = await navigator.locks.query();
    return held?.some(({ name }) => name === nameOf(id)) ?? false;
  } catch {
    return false;
  }
};

/**
 * Whether another tab is sending an upload that this tab does not know; undefined until the browser
 * has answered. False without Web Locks.
 */
export function useSentElsewhere(id: string): boolean | undefined {
  const [isElsewhere, setElsewhere] = useState<boolean | undefined>(
    navigator.locks ? undefined : false,
  );
  const interval = usePollingInterval(lookAgain);
  useEffect(() => {
    if (interval === 0 || !navigator.locks) return;
    const look = () => void isSentElsewhere(id).then(setElsewhere);
    look();
    const timer = setInterval(look, interval);
    return () => clearInterval(timer);
  }, [id, interval]);
  return isElsewhere;
}
