import { entityId, entityTimestamp } from '@northcast/shared-contracts/api/fields';
import { boolean, object, string } from 'yup';

/** Maximum number of notes for one customer. */
export const customerNoteLimits = { notes: { max: 200 } } as const;

/** A team member's note about a customer, visible only to the team. */
export const customerNoteSchema = object({
  id: entityId,
  customerId: entityId,
  authorName: string().required(),
  text: string().required(),
  createdAt: entityTimestamp,
  /** Whether its text was edited. */
  isEdited: boolean().required(),
  /** Whether the caller wrote it and may edit or delete it. */
  isOwn: boolean().required(),
});
