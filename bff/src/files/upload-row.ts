import { Upload } from '@tus/server';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { FileEntity } from './file.entity.js';

/** What the disk's store knows of an upload; how far it is the file says. */
export async function uploadOf(unitOfWork: UnitOfWork, id: string): Promise<Upload | undefined> {
  const row = await unitOfWork.read.findOneBy(FileEntity, { id });
  if (row === null) return undefined;
  return new Upload({ id, size: row.size, offset: 0, creation_date: row.createdAt.toISOString() });
}
