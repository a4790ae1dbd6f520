import type { Message, MessagePost } from '@northcast/shared-contracts/api/entities';
import type { FileRole } from '@northcast/shared-contracts/api/files';
import { teamName } from '@northcast/shared-contracts/content/texts/threads';
import type { Viewer } from '../viewer';
import type { PostProps } from './post';

/** One item of a thread: the message, its first answer or a later post. */
export interface ThreadPost extends PostProps {
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
