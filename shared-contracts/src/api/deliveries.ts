import { analysisSummarySchema } from '@northcast/shared-contracts/api/audio-analysis';
import {
  entityId,
  entityTimestamp,
  requiredText,
  text,
} from '@northcast/shared-contracts/api/fields';
import { orderFileSchema } from '@northcast/shared-contracts/api/files';
import { idSchema } from '@northcast/shared-contracts/api/id';
import { orderActorRoles } from '@northcast/shared-contracts/api/order-events';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, boolean, number, object, string } from 'yup';

/** Longest texts in UTF-16 code units, and how many there may be. */
export const deliveryLimits = {
  note: { max: 5000 },
  /** Files of one delivery. */
  files: { max: 20 },
  /** Versions of one order. */
  versions: { max: 50 },
  revisionText: { max: 5000 },
  comment: { max: 2000 },
  /** Comments and replies on one delivery. */
  comments: { max: 500 },
  /** Latest position of a comment, in milliseconds: a day. */
  position: { max: 86_400_000 },
} as const;

/** What the customer decided on a delivery. */
export const deliveryDecisions = ['approved', 'revision'] as const;
export type DeliveryDecision = (typeof deliveryDecisions)[number];

/** A remark on a file of a delivery, or a reply to one. */
export const deliveryCommentSchema = object({
  id: entityId,
  deliveryId: entityId,
  fileId: entityId,
  /** The remark that this replies to. */
  parentId: idSchema(),
  /** Absent once the account is gone. */
  authorId: string(),
  authorName: string().required(),
  authorRole: string().oneOf(orderActorRoles).required(),
  /** Where in the file, in milliseconds; absent for a remark on the whole of it. */
  atMs: number().integer(),
  text: string().defined(),
  createdAt: entityTimestamp,
  /** When its author changed it first. */
  editedAt: string().datetime(),
  /** When it was ticked off. */
  doneAt: string().datetime(),
  /** The side that ticked it off. */
  doneBy: string().oneOf(orderActorRoles),
});

/** A version of what an order brings, in a response. */
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
  /** What is to change, where a revision was asked for. */
  decisionText: string(),
  files: array(orderFileSchema.required()).required(),
  /** Of its files whose audio is or will be measured. */
  analyses: array(analysisSummarySchema.required()).required(),
  /** Oldest first, replies too. */
  comments: array(deliveryCommentSchema.required()).required(),
});

/** A delivery that an administrator makes. */
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
  atMs: number()
    .typeError(validation.position)
    .integer(validation.position)
    .min(0, validation.position)
    .max(deliveryLimits.position.max, validation.position),
  text: requiredText(deliveryLimits.comment.max, validation.comment),
});

/** A change of an own comment. */
export const commentEditSchema = object({
  text: requiredText(deliveryLimits.comment.max, validation.comment),
  /** What it said when its author began to change it. */
  before: text(deliveryLimits.comment.max).required(),
});

export const commentDoneSchema = object({ done: boolean().required() });
