import { search as editing } from '../../content/articles/beginner-guide-podcast-editing.md?search';
import { search as interviews } from '../../content/articles/interview-techniques-podcasts.md?search';
import { search as loudness } from '../../content/articles/mastering-audio-levels-loudness.md?search';
import { search as monetization } from '../../content/articles/monetize-podcast-2025.md?search';
import { search as community } from '../../content/articles/podcast-community-building.md?search';
import { search as distribution } from '../../content/articles/podcast-distribution-guide.md?search';
import { search as equipment } from '../../content/articles/podcast-equipment-guide-2025.md?search';
import { search as law } from '../../content/articles/podcast-legal-considerations.md?search';
import { search as quality } from '../../content/guides/audio-quality-checklist.md?search';
import { search as files } from '../../content/guides/file-management-guide.md?search';
import { search as launch } from '../../content/guides/podcast-launch-checklist.md?search';
import { search as recording } from '../../content/guides/recording-best-practices.md?search';
import { search as troubleshooting } from '../../content/guides/troubleshooting-common-issues.md?search';
import { search as video } from '../../content/guides/video-podcast-setup.md?search';
import { search as acceptableUse } from '../../content/legal/acceptable-use.md?search';
import { search as cookies } from '../../content/legal/cookies.md?search';
import { search as privacy } from '../../content/legal/privacy.md?search';
import { search as refund } from '../../content/legal/refund.md?search';
import { search as shipping } from '../../content/legal/shipping.md?search';
import { search as terms } from '../../content/legal/terms.md?search';
import type { SearchableText } from '../content/document';
import type { ArticleSlug, GuideSlug } from '../help/texts';
import type { PolicySlug } from '../legal/policies';
import type { SearchEntry, SearchKind } from './entry';

const entryOf =
  (kind: SearchKind, folder: string) =>
  ([slug, { title, description, headings, words }]: [string, SearchableText]): SearchEntry => ({
    kind,
    title,
    text: description,
    to: `${folder}/${slug}`,
    parts: headings,
    words,
  });

const entriesOf = (
  kind: SearchKind,
  folder: string,
  texts: Readonly<Record<string, SearchableText>>,
): readonly SearchEntry[] => Object.entries(texts).map(entryOf(kind, folder));

const articles: Readonly<Record<ArticleSlug, SearchableText>> = {
  'beginner-guide-podcast-editing': editing,
  'interview-techniques-podcasts': interviews,
  'mastering-audio-levels-loudness': loudness,
  'monetize-podcast-2025': monetization,
  'podcast-community-building': community,
  'podcast-distribution-guide': distribution,
  'podcast-equipment-guide-2025': equipment,
  'podcast-legal-considerations': law,
};

const guides: Readonly<Record<GuideSlug, SearchableText>> = {
  'audio-quality-checklist': quality,
  'file-management-guide': files,
  'podcast-launch-checklist': launch,
  'recording-best-practices': recording,
  'troubleshooting-common-issues': troubleshooting,
  'video-podcast-setup': video,
};

const policies: Readonly<Record<PolicySlug, SearchableText>> = {
  'acceptable-use': acceptableUse,
  cookies,
  privacy,
  refund,
  shipping,
  terms,
};

export const articleEntries = entriesOf('article', '/help/articles', articles);
export const guideEntries = entriesOf('guide', '/help/guides', guides);
export const policyEntries = entriesOf('page', '/legal', policies);
