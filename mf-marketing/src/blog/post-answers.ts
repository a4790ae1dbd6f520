import type { Post, PostSummary } from './posts';

/** What is usable of the answer to the list: anything else is no posts. */
export function postsOf(answer: unknown): PostSummary[] {
  return Array.isArray(answer) ? answer.filter(isSummary) : [];
}

/** The post that an answer holds; null for one that is missing or empty. */
export function postOf(answer: unknown): Post | null {
  return isSummary(answer) && 'content' in answer && isText(answer.content)
    ? { ...answer, content: answer.content }
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
