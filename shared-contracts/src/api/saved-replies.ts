import {
  entityId,
  entityTimestamp,
  requiredText,
  versionField,
} from '@northcast/shared-contracts/api/fields';
import { idSchema } from '@northcast/shared-contracts/api/id';
import { messageLimits } from '@northcast/shared-contracts/api/messages';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, number, object, string } from 'yup';

/** Maximum text lengths in UTF-16 code units, and maximum saved replies. */
export const savedReplyLimits = {
  title: { max: 100 },
  text: messageLimits.message,
  replies: { max: 100 },
} as const;

/** A text template for the team, with placeholders such as `{firstName}`. */
export const savedReplySchema = object({
  id: entityId,
  title: string().required(),
  text: string().required(),
  updatedAt: entityTimestamp,
  version: number().integer().required(),
});

const fields = {
  title: requiredText(savedReplyLimits.title.max, validation.title),
  text: requiredText(savedReplyLimits.text.max, validation.text),
};

export const savedReplyCreationSchema = object(fields);
export const savedReplyUpdateSchema = object({ ...fields, version: versionField });

/** The ids of all saved replies, in their new order. */
export const savedReplyOrderSchema = object({
  ids: array(idSchema(validation.replyOrder).required(validation.replyOrder))
    .required(validation.replyOrder)
    .max(savedReplyLimits.replies.max, validation.replyOrder),
});
