import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { FilePurpose } from '@northcast/shared-contracts/api/files';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useOrderCalls } from '../calls/order-calls';
import { useUserId } from '../use-user-id';
import { attachmentsDraft } from './attachments-draft';
import { isActive, type UploadItem } from './upload-item';
import { stopUploadsOfOthers, uploadStoreOf, watchWindow } from './upload-stores';

/** Uploads of an order for one purpose. */
export interface Uploads {
  readonly purpose: FilePurpose;
  readonly items: readonly UploadItem[];
  /** Ids of all the order's uploads in this tab, of every purpose and place. */
  readonly knownIds: ReadonlySet<string>;
  /** Whether an upload is active. */
  readonly isBusy: boolean;
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
    store.attach = async (uploadId) => {
      const answer = await attach({ id: orderId, body: { uploadId } });
      if (answer.data !== undefined) {
        const item = store.snapshot().find(({ fileId }) => fileId === uploadId);
        // The form of the message, which keeps its own draft, may be closed.
        if (item?.purpose === 'message') keepAttached(orderId, item.place, userId, uploadId);
        return answer.data;
      }
      const { serverMessage } = answer.error as CallError;
      throw new Error(
        serverMessage ?? 'The file was sent, but could not be added. Please try again.',
      );
    };
  }, [store, attach, orderId, userId]);
  return useMemo(() => {
    const items = all.filter((item) => item.purpose === purpose && item.place === place);
    const done = items.filter(({ state }) => state === 'done');
    return {
      purpose,
      items,
      knownIds: new Set(all.flatMap(({ fileId }) => (fileId === undefined ? [] : [fileId]))),
      isBusy: items.some(isActive),
      fileIds: done.flatMap(({ fileId }) => (fileId === undefined ? [] : [fileId])),
      add: (files) => {
        for (const file of files) store.add(file, purpose, undefined, place);
      },
      goOn: (file, fileId) => store.add(file, purpose, fileId, place),
      pause: (key) => store.pause(key),
      resume: (key) => store.resume(key),
      cancel: ({ key, fileId, file }) => {
        store.drop(key);
        if (fileId !== undefined && file?.messageId === undefined) void remove({ id: fileId });
      },
      clear: () => {
        for (const { key } of done) store.drop(key);
      },
    };
  }, [all, purpose, place, store, remove]);
}

function keepAttached(orderId: string, place: string, userId: string, fileId: string): void {
  const draft = attachmentsDraft(orderId, place, userId);
  draft.keep({ fileIds: [...new Set([...(draft.values()?.fileIds ?? []), fileId])] });
}

const noItems: readonly UploadItem[] = [];
