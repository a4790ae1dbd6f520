import { entityId, entityTimestamp } from '@northcast/shared-contracts/api/fields';
import { boolean, object, string } from 'yup';

/** Notes of one customer. */
export const customerNoteLimits = { notes: { max: 200 } } as const;

/** What somebody of the team noted about a customer, for the team alone. */
export const customerNoteSchema = object({
  id: entityId,
  customerId: entityId,
  authorName: string().required(),
  text: string().required(),
  createdAt: entityTimestamp,
  /** Whether its text was changed since. */
  isEdited: boolean().required(),
  /** Whether it is the caller's own, who may change and delete it. */
  isOwn: boolean().required(),
});
