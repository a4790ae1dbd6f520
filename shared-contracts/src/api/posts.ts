import {
  entityId,
  entityTimestamp,
  text,
  timestampField,
  versionField,
} from '@northcast/shared-contracts/api/fields';
import {
  postCategorySlugs,
  writtenCategories,
} from '@northcast/shared-contracts/content/post-categories';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { array, boolean, number, object, string } from 'yup';

/** `scheduled` posts are public from their time on; `deleted` ones can be restored for a while. */
export const postStatuses = ['draft', 'scheduled', 'published', 'unpublished', 'deleted'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const postLimits = {
  title: { max: 300 },
  slug: { max: 200 },
  excerpt: { max: 1000 },
  imageUrl: { max: 500 },
  /** Of the Markdown; a request holds 100 KiB. */
  source: { max: 60_000 },
  /** Kept of each post; the oldest go first. */
  versions: { max: 50 },
  /** Days that a deleted post can be restored. */
  bin: { days: 30 },
} as const;

/** What an address of a post looks like. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const seenVersion = versionField.required(validation.version);

/** What is written of a post, finished or not: what has to be there is checked when it is published. */
export const postDraftSchema = object({
  title: text(postLimits.title.max).default(''),
  slug: text(postLimits.slug.max).default(''),
  excerpt: text(postLimits.excerpt.max).default(''),
  imageUrl: text(postLimits.imageUrl.max).default(''),
  /** Markdown. */
  source: text(postLimits.source.max).default(''),
  /** Empty for none; left out, as older versions of the panel do, it stays as it is. */
  category: string().oneOf(writtenCategories),
  version: seenVersion,
});

export const blogPostCreationSchema = object({ title: text(postLimits.title.max).default('') });

export const postVersionSeenSchema = object({ version: seenVersion });

export const postScheduleSchema = object({
  version: seenVersion,
  scheduledFor: timestampField(validation.publishTime).required(validation.publishTime),
});

/** A post as everybody reads it. */
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
  /** Who saved it last; absent for the import and for deleted accounts. */
  savedBy: string(),
  /** Of posts that are or were public. */
  publishedAt: string().datetime(),
  publicSlug: string(),
  scheduledFor: string().datetime(),
  deletedAt: string().datetime(),
  /** Whether something is written that is not public, or not scheduled, yet. */
  hasChanges: boolean().required(),
};

/** A post as the panel lists it. */
export const postSummarySchema = object(summaryFields);

/** A post as it is edited. */
export const adminPostSchema = object({
  ...summaryFields,
  excerpt: string().defined(),
  imageUrl: string().defined(),
  /** Markdown. */
  source: string().defined(),
  /** What the Markdown renders to, sanitised. */
  html: string().defined(),
});

/** Why a version was kept. */
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

/** Others who have a post open. */
export const postEditorsSchema = object({
  others: array(object({ name: string().required(), since: entityTimestamp })).required(),
});

export const postPictureSchema = object({
  /** For `![…](src)`. */
  src: string().required(),
  width: number().integer().required(),
  height: number().integer().required(),
});
