import { type EntityManager, In } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { PostEntity } from './post.entity.js';
import { postKeys } from './post-content.js';
import { type PostFile, readPostFiles } from './post-file.js';
import { PostImportEntity, PostRedirectEntity } from './post-records.js';

/**
 * Imports the posts of a folder, each once: from then on it is the database's, whatever becomes of its file. One of a version
 * before that had no Markdown gets it from its file, under the same id.
 */
export async function seedPosts(unitOfWork: UnitOfWork, directory: string): Promise<void> {
  const files = await readPostFiles(directory);
  const posts = await parsed(await wanted(unitOfWork.read, files));
  if (posts.length === 0) return;
  await unitOfWork.write(async (manager) => {
    for (const post of posts) await importPost(manager, post);
  });
}

type Imported = Awaited<ReturnType<typeof parsed>>[number];

async function importPost(manager: EntityManager, post: Imported): Promise<void> {
  const { slug } = post;
  const present = await manager.findOneBy(PostEntity, { slug });
  // Another process that starts at the same time may have been here since.
  const isKnown = await manager.existsBy(PostImportEntity, { slug });
  if (!isKnown) await manager.insert(PostImportEntity, { slug, importedAt: new Date() });
  if (present !== null) {
    if (isKnown && present.source === null) await manager.update(PostEntity, { slug }, post);
    return;
  }
  if (isKnown || (await manager.existsBy(PostRedirectEntity, { slug }))) return;
  await manager.insert(PostEntity, { id: uuidv7(), ...firstState(post), ...post });
}

const firstState = ({ publishedAt, ...content }: Imported) => ({
  ...postKeys(content),
  status: 'published' as const,
  version: 1,
  createdAt: publishedAt,
  savedAt: publishedAt,
  wasPublic: true,
});

/** Files that are new, or whose post still has no Markdown. */
async function wanted(manager: EntityManager, files: readonly PostFile[]): Promise<PostFile[]> {
  if (files.length === 0) return [];
  const slugs = { slug: In(files.map(({ slug }) => slug)) };
  const imports = await manager.findBy(PostImportEntity, slugs);
  const posts = await manager.find(PostEntity, {
    where: slugs,
    select: { slug: true, source: true },
  });
  const known = new Set(imports.map(({ slug }) => slug));
  const bare = new Set(posts.flatMap(({ slug, source }) => (source === null ? [slug] : [])));
  return files.filter(({ slug }) => !known.has(slug) || bare.has(slug));
}

/** Most starts find every file imported, and need neither the Markdown parser nor the sanitiser. */
async function parsed(files: readonly PostFile[]) {
  if (files.length === 0) return [];
  const { parsePost } = await import('./parse-post.js');
  return files.map(parsePost);
}
