import { entityId, entityTimestamp, requiredText } from '@northcast/shared-contracts/api/fields';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { boolean, object, string } from 'yup';

export const orderNoteLimits = {
  /** Longest text in UTF-16 code units. */
  text: { max: 2000 },
  /** Notes of one order. */
  notes: { max: 200 },
} as const;

/** What somebody of the team noted about an order, for the team alone. */
export const orderNoteSchema = object({
  id: entityId,
  orderId: entityId,
  authorName: string().required(),
  text: string().required(),
  createdAt: entityTimestamp,
  /** Whether its text was changed since. */
  isEdited: boolean().required(),
  /** Whether it is the caller's own, who may change and delete it. */
  isOwn: boolean().required(),
});

export const orderNoteCreationSchema = object({
  text: requiredText(orderNoteLimits.text.max, validation.note),
});
