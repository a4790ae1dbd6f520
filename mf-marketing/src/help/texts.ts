/** Slugs of the help articles, in the order in which the help center shows them. */
export const articleSlugs = [
  'beginner-guide-podcast-editing',
  'podcast-equipment-guide-2025',
  'mastering-audio-levels-loudness',
  'monetize-podcast-2025',
  'interview-techniques-podcasts',
  'podcast-distribution-guide',
  'podcast-legal-considerations',
  'podcast-community-building',
] as const;

/** Slugs of the help guides, in the order in which the help center shows them. */
export const guideSlugs = [
  'recording-best-practices',
  'file-management-guide',
  'video-podcast-setup',
  'audio-quality-checklist',
  'troubleshooting-common-issues',
  'podcast-launch-checklist',
] as const;

export type ArticleSlug = (typeof articleSlugs)[number];
export type GuideSlug = (typeof guideSlugs)[number];
