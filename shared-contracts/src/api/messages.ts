import {
  customerIdField,
  entityId,
  entityTimestamp,
  requiredText,
  timestampField,
} from '@northcast/shared-contracts/api/fields';
import { idSchema } from '@northcast/shared-contracts/api/id';
import { messageStatuses } from '@northcast/shared-contracts/api/list-query';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, boolean, number, object, string } from 'yup';

/** Longest texts in UTF-16 code units; database columns are sized to them. */
export const messageLimits = {
  subject: { max: 200 },
  message: { max: 5000 },
  /** Later posts of a thread, after the message and the first answer. */
  posts: { max: 500 },
  /** Files of one post. */
  files: { max: 20 },
} as const;

/** Which side of a thread somebody is on. */
export const threadSides = ['customer', 'administrator'] as const;
export type ThreadSide = (typeof threadSides)[number];

/** A support message in a response, with its reply once there is one: the beginning of a thread, which posts continue. */
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
  /** `pending` while the customer wrote last, `replied` while our team did. */
  status: string().oneOf(messageStatuses),
  /** The order that it is about, if any. */
  orderId: idSchema(),
  /** Who of our team began the thread; without it, it is the customer's. Customers read the team's name here. */
  startedBy: string(),
  /** Posts after the message and the first answer, where there are some. */
  postCount: number().integer(),
  /** Since when the customer waits for an answer; only our team reads it, while the thread is pending. */
  waitingSince: string().datetime(),
  /** Whether something in it is new to the side that asks. */
  isUnread: boolean(),
});

/** One post of a thread after its beginning. */
export const messagePostSchema = object({
  id: entityId,
  messageId: entityId,
  /** Customers read the team's name in place of an administrator's. */
  authorName: string().required(),
  authorRole: string().oneOf(threadSides).required(),
  text: string().required(),
  createdAt: entityTimestamp,
});

/** Files that were uploaded for the order before, by their ids. */
const fileIds = array(idSchema(validation.files).required()).max(
  messageLimits.files.max,
  validation.tooManyFiles(messageLimits.files.max),
);
/** The order that a message is about. */
const orderId = idSchema(validation.order);

/** What a customer writes. */
export const supportMessageSchema = object({
  subject: requiredText(messageLimits.subject.max, validation.subject),
  message: requiredText(messageLimits.message.max, validation.message),
  orderId,
  fileIds,
});

/** A new thread on an order, of either side. */
export const threadStartSchema = object({
  subject: requiredText(messageLimits.subject.max, validation.subject),
  message: requiredText(messageLimits.message.max, validation.message),
  fileIds,
});

export const postCreationSchema = object({
  text: requiredText(messageLimits.message.max, validation.message),
  fileIds,
});

/** What an administrator enters for a customer. */
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
  fileIds,
});
