import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { PostEntity } from './post.entity.js';
import { type PostFile, readPostFiles } from './post-file.js';

/** Makes the posts what the folder says: new files are added, changed ones rewritten, posts whose file is gone removed. */
export async function seedPosts(unitOfWork: UnitOfWork, directory: string): Promise<void> {
  const files = await readPostFiles(directory);
  const hashes = await hashesBySlug(unitOfWork.read);
  const posts = await parsed(files.filter(({ slug, hash }) => hashes.get(slug) !== hash));
  const slugs = files.map(({ slug }) => slug);
  await unitOfWork.write(async (manager) => {
    // Another process that starts at the same time may have been here since.
    const present = await hashesBySlug(manager);
    for (const post of posts) {
      if (present.has(post.slug)) await manager.update(PostEntity, { slug: post.slug }, post);
      else await manager.insert(PostEntity, { id: uuidv7(), ...post });
    }
    await manager.delete(PostEntity, { slug: Not(In(slugs)), sourceHash: Not(IsNull()) });
  });
}

async function hashesBySlug(manager: EntityManager): Promise<Map<string, string | null>> {
  const known = await manager.find(PostEntity, { select: { slug: true, sourceHash: true } });
  return new Map(known.map(({ slug, sourceHash }) => [slug, sourceHash]));
}

/** Most starts find every file as it was, and need neither the Markdown parser nor the sanitiser. */
async function parsed(files: readonly PostFile[]) {
  if (files.length === 0) return [];
  const { parsePost } = await import('./parse-post.js');
  return files.map(parsePost);
}
