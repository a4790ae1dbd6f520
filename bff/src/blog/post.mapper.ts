import type { BlogPost } from '@northcast/shared-contracts/api/entities';
import type { PostEntity } from './post.entity.js';
import { writtenContent } from './post-content.js';
import { postHtml } from './post-html.js';

export function toPostDto(row: PostEntity): BlogPost {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    content: row.content,
    imageUrl: row.imageUrl ?? undefined,
    category: row.category ?? undefined,
    publishedAt: row.publishedAt.toISOString(),
  };
}

/** The post as the site would show its current draft. */
export function toPreviewDto(row: PostEntity): BlogPost {
  const { imageUrl, source, category, ...content } = writtenContent(row);
  const isBare = row.draft === null && row.source === null;
  const slug = content.slug || 'preview';
  const shown = {
    ...row,
    ...content,
    slug,
    imageUrl: imageUrl || null,
    category: category || null,
  };
  return toPostDto({ ...shown, content: isBare ? row.content : postHtml(source) });
}
