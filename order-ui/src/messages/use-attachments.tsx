import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { dropSent } from '@northcast/shared-contracts/api/client/sent-draft';
import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import { messageLimits } from '@northcast/shared-contracts/api/messages';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { useEffect, useState } from 'react';
import { useOrderCalls } from '../calls/order-calls';
import { useSentDraft } from '../drafts/keep-draft';
import { notAllSent, type UploadItem, uploadObstacle } from '../files/upload-item';
import { attachmentsDraft, type Uploads, useUploads } from '../files/use-uploads';
import { useUserId } from '../use-user-id';

const loadFailed = 'Your files could not be loaded.';

/** Files attached to a draft. */
export interface Attachments extends Uploads {
  /** All files of the order. */
  readonly files: readonly OrderFile[];
  /** Whether files can be attached: only if the message belongs to an order. */
  readonly isPossible: boolean;
  /** Why the message cannot be sent yet, if so. */
  readonly obstacle: string | undefined;
  /** Loads the earlier uploads again, if that failed. */
  readonly retry: (() => void) | undefined;
  readonly isRetrying: boolean;
  /** Cancels all uploads and removes their files, except those of a sent message. */
  readonly discard: () => void;
}

/**
 * Completed uploads survive a reload, like the draft's text.
 * @param place id of the thread; `new` for one that does not exist yet
 */
export function useAttachments(orderId: string | undefined, place: string): Attachments {
  const { useOrderFilesQuery } = useOrderCalls();
  const skip = orderId === undefined;
  const query = useOrderFilesQuery({ id: orderId ?? '' }, { skip });
  const { currentData: files, isFetching, refetch } = query;
  const error = query.error as CallError | undefined;
  const isPossible = !skip && error?.status !== 404;
  const uploads = useUploads(orderId ?? '', 'message', place);
  const draft = attachmentsDraft(orderId, place, useUserId());
  const [kept, setKept] = useState(() => draft.values()?.fileIds ?? []);
  useSentDraft(draft, () => setKept([]));
  const items = withRestored(uploads.items, kept, files ?? []);
  const fileIds = items.flatMap(({ state, fileId = '' }) => (state === 'done' ? [fileId] : []));
  const ids = fileIds.join();
  // Until the files are loaded, it is unknown which earlier uploads still exist.
  const isKnown = files !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    if (ids === '') draft.drop();
    else draft.keep({ fileIds: ids.split(',') });
  }, [draft, ids, isKnown]);
  const unknown = isPossible && !isKnown ? kept.filter((id) => !uploads.knownIds.has(id)) : [];
  const isWaiting = unknown.length > 0;
  const cancel = (item: Parameters<Uploads['cancel']>[0]) => {
    setKept((before) => before.filter((id) => id !== item.fileId));
    uploads.cancel(item);
  };
  return {
    ...uploads,
    files: files ?? [],
    isPossible,
    items,
    fileIds,
    obstacle: isWaiting ? (error ? loadFailed : 'Loading your files.') : obstacleOf(items),
    retry: isWaiting && error ? () => void refetch() : undefined,
    isRetrying: isFetching,
    cancel,
    // Update the draft here, because the form may unmount before the effect above runs.
    clear: () => {
      dropSent(draft, {});
      uploads.clear();
    },
    discard: () => {
      draft.drop();
      for (const item of items) cancel(item);
      for (const id of unknown) cancel({ key: id, fileId: id });
    },
  };
}

/** Uploads with the server's current state, preceded by those completed before a reload. */
function withRestored(
  items: readonly UploadItem[],
  kept: readonly string[],
  files: readonly OrderFile[],
): readonly UploadItem[] {
  const known = new Map(files.map((file) => [file.id, file]));
  const running = new Set(items.map(({ fileId }) => fileId));
  const restored = kept.flatMap((id) => {
    const file = known.get(id);
    return file === undefined || running.has(id) ? [] : [toItem(file)];
  });
  const current = items.map((item) => ({
    ...item,
    file: known.get(item.fileId ?? '') ?? item.file,
  }));
  return [...restored, ...current];
}

const toItem = (file: OrderFile): UploadItem => ({
  key: file.id,
  name: file.name,
  size: file.size,
  purpose: 'message',
  place: '',
  state: 'done',
  sent: file.size,
  speed: 0,
  fileId: file.id,
  file,
});

/** Why the message cannot be sent yet: it waits for all its files. */
function obstacleOf(items: readonly UploadItem[]): string | undefined {
  const { max } = messageLimits.files;
  if (items.length > max) return `${validation.tooManyFiles(max)}.`;
  const isRefused = items.some(({ file }) => file?.state === 'refused');
  return uploadObstacle(items, 'send your message') ?? (isRefused ? notAllSent : undefined);
}
