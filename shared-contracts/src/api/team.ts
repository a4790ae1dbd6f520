import { entityId } from '@northcast/shared-contracts/api/fields';
import { roles } from '@northcast/shared-contracts/api/roles';
import { object, string } from 'yup';

/** Somebody of the team whom an order can be assigned to. */
export const teamPersonSchema = object({
  id: entityId,
  name: string().required(),
  role: string().oneOf(roles).required(),
});
