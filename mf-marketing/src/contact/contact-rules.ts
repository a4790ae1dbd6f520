import { validateForm } from '@northcast/shared-contracts/api/field-errors';
import { requestSchemas } from '@northcast/shared-contracts/api/requests';

/** Messages by field; empty when the form is good. In a chunk of its own: the schema library is not part of the first script. */
export const validateContact = validateForm(requestSchemas.contact);
