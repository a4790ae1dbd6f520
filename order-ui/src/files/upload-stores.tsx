import { lockUploads } from './upload-locks';
import { UploadStore } from './upload-store';

/** By user and order. Empty stores stay: forms that will add to them may be open. */
const stores = new Map<string, UploadStore>();
const prefixOf = (userId: string) => `${userId}:`;

/** A user's uploads to an order, which outlive the page that shows it. */
export function uploadStoreOf(orderId: string, userId: string): UploadStore {
  const key = prefixOf(userId) + orderId;
  const known = stores.get(key);
  if (known !== undefined) return known;
  const made = new UploadStore(orderId);
  // Before other subscribers: the line of a cancelled upload must not find its lock held.
  lockUploads(made);
  stores.set(key, made);
  return made;
}

/** Stops the uploads of users who were signed in on this tab before. */
export function stopUploadsOfOthers(userId: string): void {
  for (const [key, store] of stores) {
    if (key.startsWith(prefixOf(userId))) continue;
    store.stop();
    stores.delete(key);
  }
}

/**
 * Asks for confirmation before a tab with active uploads closes, and retries waiting uploads when
 * the network returns.
 */
export function watchWindow(target: Window): void {
  target.addEventListener('beforeunload', (event) => {
    if ([...stores.values()].some((store) => store.isActive)) event.preventDefault();
  });
  target.addEventListener('online', () => {
    for (const store of stores.values()) store.wake();
  });
}
