import type { BlogPost } from '@northcast/shared-contracts/api/entities';

/** A post as a card shows it; a date or picture may be missing. */
export type PostSummary = Pick<BlogPost, 'slug' | 'title' | 'excerpt' | 'imageUrl'> &
  Partial<Pick<BlogPost, 'publishedAt' | 'category'>>;

/** A post as its own page shows it. */
export type Post = PostSummary & Pick<BlogPost, 'content'>;

/** The valid posts of a list response; an empty list if the response is not an array. */
export function postsOf(response: unknown): PostSummary[] {
  return Array.isArray(response) ? response.filter(isSummary) : [];
}

/** The post in a response; null if it is missing or has no content. */
export function postOf(response: unknown): Post | null {
  return isSummary(response) && 'content' in response && isText(response.content)
    ? { ...response, content: response.content }
    : null;
}

function isSummary(value: unknown): value is PostSummary {
  return (
    typeof value === 'object' &&
    value !== null &&
    'slug' in value &&
    'title' in value &&
    'excerpt' in value &&
    isText(value.slug) &&
    isText(value.title) &&
    typeof value.excerpt === 'string'
  );
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
