import { string } from 'yup';

/** Any version: yup's own `uuid` knows 1 to 5 only, and ours are of version 7. */
const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Identity of a row. */
export const idSchema = (message = 'This is no identity') =>
  string().matches(pattern, { name: 'uuid', message });
