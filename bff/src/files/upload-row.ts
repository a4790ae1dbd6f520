import { Upload } from '@tus/server';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { FileEntity } from './file.entity.js';

/**
 * The metadata of an upload for the disk store, which takes the offset from the size of the file.
 */
export async function uploadOf(unitOfWork: UnitOfWork, id: string): Promise<Upload | undefined> {
  const row = await unitOfWork.read.findOneBy(FileEntity, { id });
  if (row === null) return undefined;
  return new Upload({ id, size: row.size, offset: 0, creation_date: row.createdAt.toISOString() });
}
