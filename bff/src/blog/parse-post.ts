import { postCategorySlugs } from '@northcast/shared-contracts/content/post-categories';
import matter from 'gray-matter';
import { date, object, string } from 'yup';
import { postHtml } from './post-html.js';

/** The file of a post in the folder. */
export interface PostFile {
  readonly path: string;
  /** Name of the file without its extension. */
  readonly slug: string;
  readonly text: string;
  /** SHA-256 of the text. */
  readonly hash: string;
}

const frontMatter = object({
  title: string().required().max(300),
  excerpt: string().required().max(1000),
  imageUrl: string().max(500),
  category: string().oneOf(postCategorySlugs),
  publishedAt: date().required(),
});

/**
 * Reads a post from its file.
 * @throws an error that names the file with invalid front matter
 */
export function parsePost({ path, slug, text, hash }: PostFile) {
  try {
    const { data, content } = matter(text);
    const { imageUrl, category, ...fields } = frontMatter.validateSync(data);
    return {
      slug,
      ...fields,
      imageUrl: imageUrl ?? null,
      category: category ?? null,
      source: content.trim(),
      content: postHtml(content),
      updatedAt: new Date(),
      sourceHash: hash,
    };
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}
