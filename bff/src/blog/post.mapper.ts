import type {
  AdminPost,
  BlogPost,
  PostSummary,
  PostVersion,
} from '@northcast/shared-contracts/api/entities';
import type { PostContent } from '@northcast/shared-contracts/api/posts';
import type { PostEntity } from './post.entity.js';
import { writtenContent } from './post-content.js';
import { postHtml } from './post-html.js';
import type { PostVersionEntity } from './post-records.js';

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

/** Names of accounts by id; deleted accounts are missing. */
export type Names = ReadonlyMap<string, string>;

export function toSummaryDto(row: PostEntity, names: Names): PostSummary {
  const { title, slug, category } = writtenContent(row);
  return {
    id: row.id,
    status: row.status,
    title,
    slug,
    category: category || undefined,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    savedAt: row.savedAt.toISOString(),
    savedBy: row.savedBy === null ? undefined : names.get(row.savedBy),
    publishedAt: row.wasPublic ? row.publishedAt.toISOString() : undefined,
    publicSlug: row.wasPublic ? row.slug : undefined,
    scheduledFor: row.status === 'scheduled' ? row.scheduledFor?.toISOString() : undefined,
    deletedAt: row.deletedAt?.toISOString(),
    hasChanges: row.draft !== null,
  };
}

export function toAdminPostDto(row: PostEntity, names: Names): AdminPost {
  const { excerpt, imageUrl, source } = writtenContent(row);
  // An old post has no Markdown, so its published HTML is also its draft.
  const isBare = row.draft === null && row.source === null;
  const html = isBare ? row.content : postHtml(source);
  return { ...toSummaryDto(row, names), excerpt, imageUrl, source, html };
}

export function toVersionDto(row: PostVersionEntity, names: Names): PostVersion {
  const { title, excerpt, source }: PostContent = JSON.parse(row.content);
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    kind: row.kind,
    authorName: row.authorId === null ? undefined : names.get(row.authorId),
    title,
    excerpt,
    words: source.split(/\s+/).filter((word) => word !== '').length,
  };
}
