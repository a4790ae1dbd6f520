import type { BlogPost } from '@northcast/shared-contracts/api/entities';
import type { PostEntity } from './post.entity.js';

export function toPostDto(row: PostEntity): BlogPost {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    content: row.content,
    imageUrl: row.imageUrl ?? undefined,
    publishedAt: row.publishedAt.toISOString(),
  };
}
