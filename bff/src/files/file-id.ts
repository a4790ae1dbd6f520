import { idSchema } from '@northcast/shared-contracts/api/id';
import { notFound } from '../errors/api-errors.js';

const schema = idSchema().required();

export const isFileId = (id: unknown): id is string => schema.isValidSync(id, { strict: true });

/**
 * The id, which is part of a path or key.
 * @throws 404 for what is none
 */
export function checkedId(id: string): string {
  if (!isFileId(id)) throw notFound();
  return id;
}
