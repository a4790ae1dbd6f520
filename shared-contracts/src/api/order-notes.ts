import { entityId, entityTimestamp, requiredText } from '@northcast/shared-contracts/api/fields';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { boolean, object, string } from 'yup';

export const orderNoteLimits = {
  /** Maximum text length in UTF-16 code units. */
  text: { max: 2000 },
  /** Maximum notes for one order. */
  notes: { max: 200 },
} as const;

/** A team member's note, visible only to the team. */
export const noteFields = {
  id: entityId,
  authorName: string().required(),
  text: string().required(),
  createdAt: entityTimestamp,
  /** Whether its text was edited. */
  isEdited: boolean().required(),
  /** Whether the caller wrote it and may edit or delete it. */
  isOwn: boolean().required(),
};

/** A note about an order. */
export const orderNoteSchema = object({ ...noteFields, orderId: entityId });

export const orderNoteCreationSchema = object({
  text: requiredText(orderNoteLimits.text.max, validation.note),
});
