import {
  customerIdField,
  entityId,
  entityTimestamp,
  requiredText,
  text,
  timestampField,
} from '@northcast/shared-contracts/api/fields';
import { idSchema } from '@northcast/shared-contracts/api/id';
import { messageStatuses } from '@northcast/shared-contracts/api/list-query';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, boolean, number, object, string } from 'yup';

/** Maximum text lengths in UTF-16 code units; database columns are sized to them. */
export const messageLimits = {
  subject: { max: 200 },
  message: { max: 5000 },
  /** A timestamp. */
  replySeen: { max: 40 },
  /** Posts of a thread after the message and the first answer. */
  posts: { max: 500 },
  /** Files of one post. */
  files: { max: 20 },
} as const;

/** The two sides of a thread. */
const threadSides = ['customer', 'administrator'] as const;
export type ThreadSide = (typeof threadSides)[number];

/**
 * A support message in a response, with its first reply if there is one. It starts a thread, which
 * posts continue.
 */
export const messageSchema = object({
  id: entityId,
  userId: entityId.clone().nullable(),
  userName: string().required(),
  userEmail: string().required(),
  subject: string().required(),
  message: string().required(),
  createdAt: entityTimestamp,
  adminReply: string(),
  adminReplyDate: string().datetime(),
  /** `pending` if the customer wrote last, `replied` if the team did. */
  status: string().oneOf(messageStatuses),
  /** The order that the thread is about, if any. */
  orderId: idSchema(),
  /**
   * Name of the team member who started the thread; absent if the customer did. Customers see the
   * team's name.
   */
  startedBy: string(),
  /** Number of posts after the message and the first answer; absent if there are none. */
  postCount: number().integer(),
  /**
   * Since when the customer has waited for an answer. Only for the team, while the thread is
   * pending.
   */
  waitingSince: string().datetime(),
  /** Whether it contains something new for the caller's side. */
  isUnread: boolean(),
});

/** A post after the beginning of a thread. */
export const messagePostSchema = object({
  id: entityId,
  messageId: entityId,
  /** Customers see the team's name in place of an administrator's. */
  authorName: string().required(),
  authorRole: string().oneOf(threadSides).required(),
  text: string().required(),
  createdAt: entityTimestamp,
});

/** Ids of files that were already uploaded for the order. */
const fileIds = array(idSchema(validation.files).required()).max(
  messageLimits.files.max,
  validation.tooManyFiles(messageLimits.files.max),
);
/** The order that a message is about. */
const orderId = idSchema(validation.order);

/** A message that a customer sends. */
export const supportMessageSchema = object({
  subject: requiredText(messageLimits.subject.max, validation.subject),
  message: requiredText(messageLimits.message.max, validation.message),
  orderId,
  fileIds,
});

/** A new thread about an order, from either side. */
export const threadStartSchema = object({
  subject: requiredText(messageLimits.subject.max, validation.subject),
  message: requiredText(messageLimits.message.max, validation.message),
  fileIds,
});

export const postCreationSchema = object({
  text: requiredText(messageLimits.message.max, validation.message),
  fileIds,
});

/** A message that an administrator enters for a customer. */
export const messageCreationSchema = object({
  userId: customerIdField,
  userName: string(),
  userEmail: string(),
  subject: requiredText(messageLimits.subject.max, validation.subject),
  message: requiredText(messageLimits.message.max, validation.message),
  orderId,
});

export const messageReplySchema = object({
  reply: requiredText(messageLimits.message.max, validation.reply),
  replyDate: timestampField(validation.replyDate),
  /**
   * `adminReplyDate` of the reply that the writer has seen, empty if there was none. If there is
   * another one, the server returns it instead of replacing it.
   */
  replySeen: text(messageLimits.replySeen.max),
  /**
   * Number of posts of the thread (`postCount`) that the writer has seen. If there are more, the
   * server returns the message instead of sending the reply.
   */
  postsSeen: number().integer(validation.version).typeError(validation.version),
  fileIds,
});
