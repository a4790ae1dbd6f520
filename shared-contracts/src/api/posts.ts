import {
  entityId,
  entityTimestamp,
  text,
  timestampField,
  versionField,
} from '@northcast/shared-contracts/api/fields';
import {
  type PostCategory,
  postCategorySlugs,
  writtenCategories,
} from '@northcast/shared-contracts/content/post-categories';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, boolean, number, object, string } from 'yup';

/**
 * `scheduled` posts become public at their time; `deleted` ones can be restored for a limited time.
 */
export const postStatuses = ['draft', 'scheduled', 'published', 'unpublished', 'deleted'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const postLimits = {
  title: { max: 300 },
  slug: { max: 200 },
  excerpt: { max: 1000 },
  imageUrl: { max: 500 },
  /** Maximum length of the Markdown. A request holds 100 KiB. */
  source: { max: 60_000 },
  /** Versions kept for each post; the oldest are deleted first. */
  versions: { max: 50 },
  /** Days for which a deleted post can be restored. */
  bin: { days: 30 },
} as const;

/** Pattern of a post's slug. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const seenVersion = versionField.required(validation.version);

/** A post's draft. Required fields are checked only when it is published. */
export const postDraftSchema = object({
  title: text(postLimits.title.max).default(''),
  slug: text(postLimits.slug.max).default(''),
  excerpt: text(postLimits.excerpt.max).default(''),
  imageUrl: text(postLimits.imageUrl.max).default(''),
  /** Markdown. */
  source: text(postLimits.source.max).default(''),
  /** Empty for none. If omitted, as by older versions of the panel, unchanged. */
  category: string().oneOf(writtenCategories),
  version: seenVersion,
});

/** The editable content of a post. */
export interface PostContent {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly imageUrl: string;
  /** Markdown. */
  readonly source: string;
  readonly category: PostCategory | '';
}

export const blogPostCreationSchema = object({ title: text(postLimits.title.max).default('') });

export const postVersionSeenSchema = object({ version: seenVersion });

export const postScheduleSchema = object({
  version: seenVersion,
  scheduledFor: timestampField(validation.publishTime).required(validation.publishTime),
});

/** A published post. */
export const blogPostSchema = object({
  id: entityId,
  slug: string().required(),
  title: string().required(),
  excerpt: string().required(),
  content: string().required(),
  imageUrl: string(),
  category: string().oneOf(postCategorySlugs),
  publishedAt: entityTimestamp,
});

const summaryFields = {
  id: entityId,
  status: string().oneOf(postStatuses).required(),
  title: string().defined(),
  slug: string().defined(),
  /** Absent for none. */
  category: string().oneOf(postCategorySlugs),
  version: number().integer().required(),
  createdAt: entityTimestamp,
  savedAt: entityTimestamp,
  /** Author of the last save; absent for imported posts and deleted accounts. */
  savedBy: string(),
  /** Absent if the post was never public. */
  publishedAt: string().datetime(),
  publicSlug: string(),
  scheduledFor: string().datetime(),
  deletedAt: string().datetime(),
  /** Whether there are changes that are neither public nor scheduled. */
  hasChanges: boolean().required(),
};

/** A post in the panel's list. */
export const postSummarySchema = object(summaryFields);

/** A post for the editor. */
export const adminPostSchema = object({
  ...summaryFields,
  excerpt: string().defined(),
  imageUrl: string().defined(),
  /** Markdown. */
  source: string().defined(),
  /** The HTML of the Markdown, sanitised. */
  html: string().defined(),
});

/** Why a version was stored. */
export const postVersionKinds = ['published', 'scheduled', 'saved', 'restored'] as const;

export const postVersionSchema = object({
  id: entityId,
  createdAt: entityTimestamp,
  kind: string().oneOf(postVersionKinds).required(),
  authorName: string(),
  title: string().defined(),
  excerpt: string().defined(),
  words: number().integer().required(),
});

/** Other users who have the post open. */
export const postEditorsSchema = object({
  others: array(object({ name: string().required(), since: entityTimestamp })).required(),
});

export const postPictureSchema = object({
  /** For `![…](src)`. */
  src: string().required(),
  width: number().integer().required(),
  height: number().integer().required(),
});
