import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sha256 } from '../hashing/sha256.js';

/** The file of a post in the folder. */
export interface PostFile {
  readonly path: string;
  /** Name of the file without its extension. */
  readonly slug: string;
  readonly text: string;
  /** SHA-256 of the text. */
  readonly hash: string;
}

/**
 * Reads all posts of a folder.
 * @throws an error that names the file whose name is not a slug
 */
export async function readPostFiles(directory: string): Promise<PostFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(names.map((name) => readPostFile(join(directory, name))));
}

async function readPostFile(path: string): Promise<PostFile> {
  const slug = basename(path, '.md');
  if (!/^[a-z0-9-]{1,200}$/.test(slug)) throw new Error(`${path}: the file name is not a slug`);
  const text = await readFile(path, 'utf8');
  return { path, slug, text, hash: sha256(text) };
}
