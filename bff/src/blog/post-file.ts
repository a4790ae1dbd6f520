import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import matter from 'gray-matter';
import { date, object, string } from 'yup';
import type { PostEntity } from './post.entity.js';
import { postHtml } from './post-html.js';

const frontMatter = object({
  title: string().required().max(300),
  excerpt: string().required().max(1000),
  imageUrl: string().max(500),
  publishedAt: date().required(),
});

/** A post as its file has it; the file's name is the slug. */
export type PostFile = Omit<PostEntity, 'id' | 'updatedAt'>;

/**
 * All posts of a folder.
 * @throws naming the file whose name or front matter is wrong
 */
export async function readPostFiles(directory: string): Promise<PostFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(names.map((name) => readPostFile(join(directory, name))));
}

async function readPostFile(path: string): Promise<PostFile> {
  const slug = basename(path, '.md');
  if (!/^[a-z0-9-]{1,200}$/.test(slug)) throw new Error(`${path}: the name is no slug`);
  const text = await readFile(path, 'utf8');
  try {
    const { data, content } = matter(text);
    const { imageUrl, ...fields } = frontMatter.validateSync(data);
    const sourceHash = createHash('sha256').update(text).digest('base64url');
    return { slug, ...fields, imageUrl: imageUrl ?? null, content: postHtml(content), sourceHash };
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}
