import type { IconName } from '@northcast/shared-ui/icon/paths';
import type { ContactTopic } from '../contact/contact-topics';

export interface Solution {
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
  /** Omitted for AI offers, whose features are on /ai. */
  readonly features?: readonly string[];
  readonly priceText: string;
  /** Set for AI offers only. */
  readonly topic?: ContactTopic;
}

const onRequest = 'Contact us';

export const solutionsHeading = {
  heading: 'AI consulting and podcast solutions',
  text: 'For work that does not fit a fixed price. Each starts with a call and a written proposal.',
} as const;

export const solutions: readonly Solution[] = [
  {
    icon: 'chart',
    title: 'AI Readiness Review',
    description:
      'Two weeks with your teams to find the three processes where AI saves the most hours for ' +
      'the least risk.',
    priceText: onRequest,
    topic: 'ai-review',
  },
  {
    icon: 'spark',
    title: 'AI Implementation',
    description:
      'We build assistants and automations inside the tools you already use, and test them on ' +
      'your real cases.',
    priceText: onRequest,
    topic: 'ai-implementation',
  },
  {
    icon: 'software',
    title: 'Company Knowledge Assistant',
    description:
      'Answers from your own manuals, contracts and wikis, each with a link to the page it came ' +
      'from.',
    priceText: onRequest,
    topic: 'ai-assistant',
  },
  {
    icon: 'microphone',
    title: 'Full Podcast Production',
    description:
      'You record. We plan, edit, mix, write and publish every episode on a schedule we keep ' +
      'together.',
    features: [
      'One producer for the whole season',
      'Show notes, transcripts and artwork',
      'Upload to your host and every directory',
    ],
    priceText: onRequest,
  },
  {
    icon: 'wave',
    title: 'Video Podcast',
    description:
      'Multi-camera episodes for YouTube and Spotify, with clips cut for each social feed.',
    features: [
      'Camera switching and color correction',
      'Captions checked by a person',
      'Up to 4K from your recordings',
    ],
    priceText: onRequest,
  },
  {
    icon: 'people',
    title: 'Branded Podcast',
    description:
      'A show for your company from concept to the first season, for customers or for your own ' +
      'staff.',
    features: [
      'Format, name and pilot episode',
      'Host coaching and guest booking',
      'Private feeds for internal shows',
    ],
    priceText: onRequest,
  },
];
