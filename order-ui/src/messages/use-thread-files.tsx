import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { Message, OrderFile } from '@northcast/shared-contracts/api/entities';
import { useOrderCalls } from '../calls/order-calls';
import type { ThreadPost } from './thread-posts';

const noFiles: readonly OrderFile[] = [];

/** The files of a thread's posts; none without an order. */
export function useThreadFiles({ orderId }: Pick<Message, 'orderId'>) {
  const { useOrderFilesQuery } = useOrderCalls();
  const skip = orderId === undefined;
  const query = useOrderFilesQuery({ id: orderId ?? '' }, { skip });
  const files = query.currentData ?? noFiles;
  // The order was moved to another customer; the thread stayed here, without its files.
  const isElsewhere = (query.error as CallError | undefined)?.status === 404;
  return {
    ofPost: (post: ThreadPost) => filesOf(post, files),
    isFailed: query.error !== undefined && query.currentData === undefined && !isElsewhere,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}

export const filesOf = (
  { filesUnder }: Pick<ThreadPost, 'filesUnder'>,
  files: readonly OrderFile[],
): readonly OrderFile[] =>
  files.filter(
    ({ messageId, uploadedBy }) =>
      messageId !== undefined &&
      messageId === filesUnder?.id &&
      (filesUnder.role ?? uploadedBy.role) === uploadedBy.role,
  );
