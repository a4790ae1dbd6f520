import {
  customerIdField,
  entityId,
  entityTimestamp,
  requiredText,
  timestampField,
} from '@northcast/shared-contracts/api/fields';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { object, string } from 'yup';

/** Longest texts in UTF-16 code units; database columns are sized to them. */
export const messageLimits = {
  subject: { max: 200 },
  message: { max: 5000 },
} as const;

/** A support message in a response, with its reply once there is one. */
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
});

/** What a customer writes. */
export const supportMessageSchema = object({
  subject: requiredText(messageLimits.subject.max, validation.subject),
  message: requiredText(messageLimits.message.max, validation.message),
});

/** What an administrator enters for a customer. */
export const messageCreationSchema = object({
  userId: customerIdField,
  userName: string(),
  userEmail: string(),
  subject: requiredText(messageLimits.subject.max, validation.subject),
  message: requiredText(messageLimits.message.max, validation.message),
});

export const messageReplySchema = object({
  reply: requiredText(messageLimits.message.max, validation.reply),
  replyDate: timestampField(validation.replyDate),
});
