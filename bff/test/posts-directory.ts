import { resolve } from 'node:path';

/** The posts that the product comes with. */
export const postsDirectory = resolve(__dirname, '../content/posts');
