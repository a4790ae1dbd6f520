import { string } from 'yup';

/** A UUID of any version: yup's `uuid` accepts only versions 1 to 5, and ours are version 7. */
export const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of a row. */
export const idSchema = (message = 'This is not a valid id') =>
  string().matches(idPattern, { name: 'uuid', message });
