import { summary as editing } from '../../content/articles/beginner-guide-podcast-editing.md?summary';
import { summary as interviews } from '../../content/articles/interview-techniques-podcasts.md?summary';
import { summary as loudness } from '../../content/articles/mastering-audio-levels-loudness.md?summary';
import { summary as monetization } from '../../content/articles/monetize-podcast-2025.md?summary';
import { summary as community } from '../../content/articles/podcast-community-building.md?summary';
import { summary as distribution } from '../../content/articles/podcast-distribution-guide.md?summary';
import { summary as equipment } from '../../content/articles/podcast-equipment-guide-2025.md?summary';
import { summary as law } from '../../content/articles/podcast-legal-considerations.md?summary';
import { summary as quality } from '../../content/guides/audio-quality-checklist.md?summary';
import { summary as files } from '../../content/guides/file-management-guide.md?summary';
import { summary as launch } from '../../content/guides/podcast-launch-checklist.md?summary';
import { summary as recording } from '../../content/guides/recording-best-practices.md?summary';
import { summary as troubleshooting } from '../../content/guides/troubleshooting-common-issues.md?summary';
import { summary as video } from '../../content/guides/video-podcast-setup.md?summary';
import type { TextSummary } from '../content/document';
import type { ArticleSlug, GuideSlug } from './texts';

/** Card data of each text without the text itself. */
export const articleSummaries: Readonly<Record<ArticleSlug, TextSummary>> = {
  'beginner-guide-podcast-editing': editing,
  'podcast-equipment-guide-2025': equipment,
  'mastering-audio-levels-loudness': loudness,
  'monetize-podcast-2025': monetization,
  'interview-techniques-podcasts': interviews,
  'podcast-distribution-guide': distribution,
  'podcast-legal-considerations': law,
  'podcast-community-building': community,
};

export const guideSummaries: Readonly<Record<GuideSlug, TextSummary>> = {
  'recording-best-practices': recording,
  'file-management-guide': files,
  'video-podcast-setup': video,
  'audio-quality-checklist': quality,
  'troubleshooting-common-issues': troubleshooting,
  'podcast-launch-checklist': launch,
};
