import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type EntityManager, In, IsNull } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { sha256 } from '../hashing/hashing.js';
import type { PostFile } from './parse-post.js';
import { PostEntity } from './post.entity.js';
import { postKeys } from './post-content.js';
import { PostImportEntity, PostRedirectEntity } from './post-records.js';

/**
 * Imports each post of a folder once; from then on the database owns it, even if its file changes.
 * A post of an earlier release that has no Markdown or category gets them from its file, and keeps
 * its id.
 */
export async function seedPosts(unitOfWork: UnitOfWork, directory: string): Promise<void> {
  const files = await readPostFiles(directory);
  const posts = await parsed(await wanted(unitOfWork.read, files));
  if (posts.length === 0) return;
  await unitOfWork.write(async (manager) => {
    for (const post of posts) await importPost(manager, post);
  });
}

/**
 * Reads all posts of a folder.
 * @throws an error that names the file whose name is not a slug
 */
async function readPostFiles(directory: string): Promise<PostFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(names.map((name) => readPostFile(join(directory, name))));
}

async function readPostFile(path: string): Promise<PostFile> {
  const slug = basename(path, '.md');
  if (!/^[a-z0-9-]{1,200}$/.test(slug)) throw new Error(`${path}: the file name is not a slug`);
  const text = await readFile(path, 'utf8');
  return { path, slug, text, hash: sha256(text) };
}

type Imported = Awaited<ReturnType<typeof parsed>>[number];

async function importPost(manager: EntityManager, post: Imported): Promise<void> {
  const { slug } = post;
  const present = await manager.findOneBy(PostEntity, { slug });
  // Another process that is starting may have imported the file in the meantime.
  const isKnown = await manager.existsBy(PostImportEntity, { slug });
  if (!isKnown) {
    const read = { slug, importedAt: new Date(), categoryRead: true };
    await manager.insert(PostImportEntity, read);
  } else await readCategory(manager, post);
  if (present !== null) {
    if (isKnown && present.source === null) await manager.update(PostEntity, { slug }, post);
    return;
  }
  if (isKnown || (await manager.existsBy(PostRedirectEntity, { slug }))) return;
  await manager.insert(PostEntity, { id: uuidv7(), ...firstState(post), ...post });
}

/** Reads the category only once, so that a category removed in the admin panel stays removed. */
async function readCategory(manager: EntityManager, { slug, category }: Imported) {
  const unread = { slug, categoryRead: false };
  const { affected } = await manager.update(PostImportEntity, unread, { categoryRead: true });
  if (affected === 0 || category === null) return;
  const bare = { slug, category: IsNull() };
  await manager.update(PostEntity, bare, { category, updatedAt: new Date() });
}

const firstState = ({ publishedAt, ...content }: Imported) => ({
  ...postKeys(content),
  status: 'published' as const,
  version: 1,
  createdAt: publishedAt,
  savedAt: publishedAt,
  wasPublic: true,
});

/** Files that are new, whose category was not read yet, or whose post still has no Markdown. */
async function wanted(manager: EntityManager, files: readonly PostFile[]): Promise<PostFile[]> {
  if (files.length === 0) return [];
  const slugs = { slug: In(files.map(({ slug }) => slug)) };
  const imports = await manager.findBy(PostImportEntity, slugs);
  const posts = await manager.find(PostEntity, {
    where: slugs,
    select: { slug: true, source: true },
  });
  const known = new Set(imports.flatMap(({ slug, categoryRead }) => (categoryRead ? [slug] : [])));
  const bare = new Set(posts.flatMap(({ slug, source }) => (source === null ? [slug] : [])));
  return files.filter(({ slug }) => !known.has(slug) || bare.has(slug));
}

/** Imports the parser of front matter lazily: most starts find no new file, and do not need it. */
async function parsed(files: readonly PostFile[]) {
  if (files.length === 0) return [];
  const { parsePost } = await import('./parse-post.js');
  return files.map(parsePost);
}
