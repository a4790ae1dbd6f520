import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import type { FilePurpose } from '@northcast/shared-contracts/api/files';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useOrderCalls } from '../calls/order-calls';
import { useUserId } from '../use-user-id';
import { isActive, type UploadItem } from './upload-item';
import { lockUploads } from './upload-locks';
import { UploadStore } from './upload-store';

/** Uploads of an order for one purpose. */
export interface Uploads {
  readonly purpose: FilePurpose;
  readonly items: readonly UploadItem[];
  /** Ids of this tab's uploads to the order, of every purpose and place, also of cleared ones. */
  readonly knownIds: ReadonlySet<string>;
  /** Whether the file may be an upload of this tab whose id is on its way. */
  readonly isCreating: (file: OrderFile) => boolean;
  /** Ids of completed uploads that are not yet part of a delivery or message. */
  readonly fileIds: readonly string[];
  readonly add: (files: Iterable<File>) => void;
  /** Resumes an earlier upload with the same file. */
  readonly goOn: (file: File, fileId: string) => void;
  readonly pause: (key: string) => void;
  readonly resume: (key: string) => void;
  /**
   * Cancels an upload and removes its data on the server. A file that already belongs to a message,
   * whose response was lost, is only dropped.
   */
  readonly cancel: (item: Pick<UploadItem, 'key' | 'fileId' | 'file'>) => void;
  /**
   * Removes finished uploads from the list, for example once they are part of a delivery or
   * message.
   */
  readonly clear: () => void;
}

let isWatching = false;

/**
 * @param purpose `delivery` and `message` files stay invisible to others until they are
 * part of one
 * @param place distinguishes uploads of the same purpose, such as those of several threads
 */
export function useUploads(orderId: string, purpose: FilePurpose = 'order', place = ''): Uploads {
  const { useAttachFileMutation, useRemoveFileMutation } = useOrderCalls();
  const [attach] = useAttachFileMutation();
  const [remove] = useRemoveFileMutation();
  const userId = useUserId();
  const store = uploadStoreOf(orderId, userId);
  const all = useSyncExternalStore(store.subscribe, store.snapshot, () => noItems);
  // An expired session is often renewed by the same user.
  useEffect(() => (userId === '' ? undefined : stopUploadsOfOthers(userId)), [userId]);
  useEffect(() => {
    if (!isWatching) watchWindow(window);
    isWatching = true;
    store.remove = (id) => void remove({ id });
    store.attach = async (uploadId) => {
      const response = await attach({ id: orderId, body: { uploadId } });
      if (response.data !== undefined) {
        const item = store.snapshot().find(({ fileId }) => fileId === uploadId);
        // The form of the message, which keeps its own draft, may be closed.
        if (item?.purpose === 'message') keepAttached(orderId, item.place, userId, uploadId);
        return response.data;
      }
      const { serverMessage } = response.error as CallError;
      throw new Error(
        serverMessage ?? 'The file was sent, but could not be added. Please try again.',
      );
    };
  }, [store, attach, remove, orderId, userId]);
  return useMemo(() => {
    const items = all.filter((item) => item.purpose === purpose && item.place === place);
    const done = items.filter(({ state }) => state === 'done');
    const fileIds = done.flatMap(({ fileId }) => fileId ?? []);
    const clear = () => {
      for (const id of fileIds) store.clearedIds.add(id);
      for (const { key } of done) store.drop(key);
    };
    // The list of the order's files has those that were sent before: they are not counted again.
    const clearListed = () => {
      if (purpose === 'order' && !items.some(isActive)) clear();
    };
    return {
      purpose,
      items,
      knownIds: new Set([...store.clearedIds, ...all.flatMap(({ fileId }) => fileId ?? [])]),
      isCreating: (file) =>
        all.some(
          (item) =>
            isActive(item) &&
            item.fileId === undefined &&
            item.purpose === file.purpose &&
            item.name === file.name &&
            item.size === file.size,
        ),
      fileIds,
      add: (files) => {
        clearListed();
        for (const file of files) store.add(file, purpose, undefined, place);
      },
      goOn: (file, fileId) => {
        clearListed();
        store.add(file, purpose, fileId, place);
      },
      pause: (key) => store.pause(key),
      resume: (key) => store.resume(key),
      cancel: ({ key, fileId, file }) => {
        store.drop(key);
        if (fileId !== undefined && file?.messageId === undefined) store.remove(fileId);
      },
      clear,
    };
  }, [all, purpose, place, store]);
}

function keepAttached(orderId: string, place: string, userId: string, fileId: string): void {
  const draft = attachmentsDraft(orderId, place, userId);
  draft.keep({ fileIds: [...new Set([...(draft.values()?.fileIds ?? []), fileId])] });
}

const noItems: readonly UploadItem[] = [];

/**
 * Ids of the files attached to an unsent message.
 * @param place id of the thread; `new` for one that does not exist yet
 */
export const attachmentsDraft = (orderId: string | undefined, place: string, userId: string) =>
  draftOf<{ fileIds: readonly string[] }>(`files:${orderId}:${place}`, userId);

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
function watchWindow(target: Window): void {
  target.addEventListener('beforeunload', (event) => {
    const all = [...stores.values()].flatMap((store) => store.snapshot());
    if (all.some(isActive)) event.preventDefault();
  });
  target.addEventListener('online', () => {
    for (const store of stores.values()) store.wake();
  });
}
