import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { Message, MessagePost, OrderFile } from '@northcast/shared-contracts/api/entities';
import type { FileRole } from '@northcast/shared-contracts/api/files';
import { teamName } from '@northcast/shared-contracts/content/texts/threads';
import { useOrderCalls } from '../calls/order-calls';
import type { Viewer } from '../viewer';
import type { PostProps } from './post';

/** One item of a thread: the message, its first answer or a later post. */
interface ThreadPost extends PostProps {
  readonly id: string;
  /** What its files are attached to; with the side, if two posts share that. */
  readonly filesUnder?: { readonly id: string; readonly role?: FileRole } | undefined;
}

const nameOfCustomer = (name: string, viewer: Viewer) => (viewer === 'customer' ? 'You' : name);

/**
 * The first message of a thread and its first answer, if there is one. The files of both are
 * attached to the thread. The team's files belong to the answer, unless the team started the
 * thread.
 */
export function beginningOf(message: Message, viewer: Viewer): readonly ThreadPost[] {
  const { id, userName, startedBy, createdAt, adminReply, adminReplyDate } = message;
  const first = {
    id,
    author: startedBy ?? nameOfCustomer(userName, viewer),
    isTeam: startedBy !== undefined,
    createdAt,
    text: message.message,
    filesUnder: { id },
  };
  if (adminReply === undefined) return [first];
  const date = adminReplyDate ?? createdAt;
  const answer = { id: `${id}-answer`, author: teamName, isTeam: true };
  const later = { ...answer, createdAt: date, text: adminReply };
  if (startedBy !== undefined) return [first, later];
  return [
    { ...first, filesUnder: { id, role: 'customer' } },
    { ...later, filesUnder: { id, role: 'administrator' } },
  ];
}

export function toThreadPost(post: MessagePost, viewer: Viewer): ThreadPost {
  const isTeam = post.authorRole === 'administrator';
  return {
    id: post.id,
    author: isTeam ? post.authorName : nameOfCustomer(post.authorName, viewer),
    isTeam,
    createdAt: post.createdAt,
    text: post.text,
    filesUnder: { id: post.id },
  };
}

/**
 * The message first, then all others by time. The first answer's time can be set by hand, so it may
 * not be the earliest.
 */
export function inOrder(
  [first, ...answers]: readonly ThreadPost[],
  later: readonly ThreadPost[],
): readonly ThreadPost[] {
  const others = [...answers, ...later].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  return first === undefined ? others : [first, ...others];
}

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
