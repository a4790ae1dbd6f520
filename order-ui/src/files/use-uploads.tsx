import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { FilePurpose } from '@northcast/shared-contracts/api/files';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useOrderCalls } from '../calls/order-calls';
import { isActive, type UploadItem } from './upload-item';
import { uploadStoreOf, watchWindow } from './upload-store';

/** Uploads of an order for one purpose, and what can be done with them. */
export interface Uploads {
  readonly purpose: FilePurpose;
  readonly items: readonly UploadItem[];
  /** Whether something is on its way. */
  readonly isBusy: boolean;
  /** Ids of files that are complete and not yet part of something, for `attach`. */
  readonly fileIds: readonly string[];
  readonly add: (files: Iterable<File>) => void;
  /** Goes on with an upload of before, with the same file. */
  readonly goOn: (file: File, fileId: string) => void;
  readonly pause: (key: string) => void;
  readonly resume: (key: string) => void;
  /** Ends an upload, and removes what has arrived of it. */
  readonly cancel: (item: UploadItem) => void;
  /** Takes those that are done from the list, as after they were made part of a delivery or message. */
  readonly clear: () => void;
}

let isWatching = false;

/**
 * @param purpose `delivery` and `message`: nobody else sees the files before they are part of one
 * @param place tells uploads of one purpose apart, such as those of several threads
 */
export function useUploads(orderId: string, purpose: FilePurpose = 'order', place = ''): Uploads {
  const { useAttachFileMutation, useRemoveFileMutation } = useOrderCalls();
  const [attach] = useAttachFileMutation();
  const [remove] = useRemoveFileMutation();
  const store = uploadStoreOf(orderId);
  const all = useSyncExternalStore(store.subscribe, store.snapshot, () => noItems);
  useEffect(() => {
    if (!isWatching) watchWindow(window);
    isWatching = true;
    store.attach = async (uploadId) => {
      const answer = await attach({ id: orderId, body: { uploadId } });
      if (answer.data !== undefined) return answer.data;
      const { serverMessage } = answer.error as CallError;
      throw new Error(
        serverMessage ?? 'The file was sent, but could not be added. Please try again.',
      );
    };
  }, [store, attach, orderId]);
  return useMemo(() => {
    const items = all.filter((item) => item.purpose === purpose && item.place === place);
    const done = items.filter(({ state }) => state === 'done');
    return {
      purpose,
      items,
      isBusy: items.some(isActive),
      fileIds: done.flatMap(({ fileId }) => (fileId === undefined ? [] : [fileId])),
      add: (files) => {
        for (const file of files) store.add(file, purpose, undefined, place);
      },
      goOn: (file, fileId) => store.add(file, purpose, fileId, place),
      pause: (key) => store.pause(key),
      resume: (key) => store.resume(key),
      cancel: ({ key, fileId }) => {
        store.drop(key);
        if (fileId !== undefined) void remove({ id: fileId });
      },
      clear: () => {
        for (const { key } of done) store.drop(key);
      },
    };
  }, [all, purpose, place, store, remove]);
}

const noItems: readonly UploadItem[] = [];
