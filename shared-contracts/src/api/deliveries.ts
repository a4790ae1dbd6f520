import { analysisSummarySchema } from '@northcast/shared-contracts/api/audio-analysis';
import {
  entityId,
  entityTimestamp,
  requiredText,
  text,
  wholeNumber,
} from '@northcast/shared-contracts/api/fields';
import { orderFileSchema } from '@northcast/shared-contracts/api/files';
import { idSchema } from '@northcast/shared-contracts/api/id';
import { orderActorRoles } from '@northcast/shared-contracts/api/order-events';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, boolean, number, object, string } from 'yup';

/** Maximum text lengths in UTF-16 code units, and maximum counts. */
export const deliveryLimits = {
  note: { max: 5000 },
  /** Files in one delivery. */
  files: { max: 20 },
  /** Versions of one order. */
  versions: { max: 50 },
  revisionText: { max: 5000 },
  comment: { max: 2000 },
  /** Comments and replies on one delivery. */
  comments: { max: 500 },
  /** Maximum position of a comment in milliseconds (one day). */
  position: { max: 86_400_000 },
} as const;

/** The customer's decision on a delivery. */
const deliveryDecisions = ['approved', 'revision'] as const;
export type DeliveryDecision = (typeof deliveryDecisions)[number];

/** A comment on a file of a delivery, or a reply to one. */
export const deliveryCommentSchema = object({
  id: entityId,
  deliveryId: entityId,
  fileId: entityId,
  /** Id of the comment that this replies to. */
  parentId: idSchema(),
  /** Absent if the account was deleted. */
  authorId: string(),
  authorName: string().required(),
  authorRole: string().oneOf(orderActorRoles).required(),
  /** Position in the file, in milliseconds; absent if the comment is about the whole file. */
  atMs: number().integer(),
  text: string().defined(),
  createdAt: entityTimestamp,
  /** Time of the first edit. */
  editedAt: string().datetime(),
  /** Time at which it was marked as done. */
  doneAt: string().datetime(),
  /** The side that marked it as done. */
  doneBy: string().oneOf(orderActorRoles),
});

/** A delivered version of an order's work, in a response. */
export const deliverySchema = object({
  id: entityId,
  orderId: entityId,
  /** From 1 on. */
  version: number().integer().required(),
  note: string().defined(),
  createdAt: entityTimestamp,
  authorName: string().required(),
  decision: string().oneOf(deliveryDecisions),
  decidedAt: string().datetime(),
  /** The requested changes, if a revision was requested. */
  decisionText: string(),
  files: array(orderFileSchema.required()).required(),
  /** Only for files whose audio is or will be analysed. */
  analyses: array(analysisSummarySchema.required()).required(),
  /** Oldest first, including replies. */
  comments: array(deliveryCommentSchema.required()).required(),
});

/** A delivery as an administrator creates it. */
export const deliveryCreationSchema = object({
  note: text(deliveryLimits.note.max).default(''),
  fileIds: array(idSchema().required())
    .min(1, validation.deliveryFiles)
    .max(deliveryLimits.files.max, validation.tooManyFiles(deliveryLimits.files.max))
    .required(validation.deliveryFiles),
});

export const revisionRequestSchema = object({
  text: requiredText(deliveryLimits.revisionText.max, validation.revisionText),
});

export const commentCreationSchema = object({
  fileId: idSchema().required(),
  parentId: idSchema(),
  atMs: wholeNumber(0, deliveryLimits.position.max, validation.position),
  text: requiredText(deliveryLimits.comment.max, validation.comment),
});

/** An edit of one's own comment. */
export const commentEditSchema = object({
  text: requiredText(deliveryLimits.comment.max, validation.comment),
  /** Its text when the author began to edit, for conflict detection. */
  before: text(deliveryLimits.comment.max).required(),
});

export const commentDoneSchema = object({ done: boolean().required() });
