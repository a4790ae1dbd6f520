import { In, IsNull, Not } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { PostEntity } from './post.entity.js';
import { readPostFiles } from './post-file.js';

/** Makes the posts what the folder says: new files are added, changed ones rewritten, posts whose file is gone removed. */
export async function seedPosts(unitOfWork: UnitOfWork, directory: string): Promise<void> {
  const files = await readPostFiles(directory);
  const slugs = files.map(({ slug }) => slug);
  await unitOfWork.write(async (manager) => {
    const known = await manager.find(PostEntity, { select: { slug: true, sourceHash: true } });
    const hashes = new Map(known.map(({ slug, sourceHash }) => [slug, sourceHash]));
    for (const file of files) {
      if (hashes.get(file.slug) === file.sourceHash) continue;
      const row = { ...file, updatedAt: new Date() };
      if (hashes.has(file.slug)) await manager.update(PostEntity, { slug: file.slug }, row);
      else await manager.insert(PostEntity, { id: uuidv7(), ...row });
    }
    await manager.delete(PostEntity, { slug: Not(In(slugs)), sourceHash: Not(IsNull()) });
  });
}
