const help = (place: string) => `/help/${place}`;

const editing = 'articles/beginner-guide-podcast-editing';
const equipment = 'articles/podcast-equipment-guide-2025';
const loudness = 'articles/mastering-audio-levels-loudness';
const money = 'articles/monetize-podcast-2025';
const interviews = 'articles/interview-techniques-podcasts';
const distribution = 'articles/podcast-distribution-guide';
const law = 'articles/podcast-legal-considerations';
const community = 'articles/podcast-community-building';
const recording = 'guides/recording-best-practices';
const files = 'guides/file-management-guide';
const video = 'guides/video-podcast-setup';
const quality = 'guides/audio-quality-checklist';
const trouble = 'guides/troubleshooting-common-issues';
const launch = 'guides/podcast-launch-checklist';

/** One row of the specification's table of texts. */
export interface HelpText {
  readonly path: string;
  readonly label: string;
  readonly readTime: string;
  readonly updated: string | undefined;
  readonly related: readonly string[];
}

const row = (
  place: string,
  label: string,
  readTime: string,
  updated: string | undefined,
  ...related: string[]
): HelpText => ({ path: help(place), label, readTime, updated, related: related.map(help) });

export const articles: readonly HelpText[] = [
  row(editing, 'GETTING STARTED', '15 min', 'January 2025', equipment, loudness),
  row(equipment, 'EQUIPMENT', '20 min', 'January 2025', editing, loudness),
  row(loudness, 'PRODUCTION', '12 min', 'November 2024', editing, equipment),
  row(money, 'MONETIZATION', '18 min', 'January 2025', community, distribution),
  row(interviews, 'CONTENT', '16 min', 'October 2024', editing, community),
  row(distribution, 'DISTRIBUTION', '13 min', 'November 2024', money, community),
  row(law, 'LEGAL', '19 min', 'January 2025', money, interviews),
  row(community, 'GROWTH', '21 min', 'December 2024', money, interviews),
];

const guide = (place: string, readTime: string, updated: string | undefined, ...rest: string[]) =>
  row(place, 'QUICK GUIDE', readTime, updated, ...rest);

export const guides: readonly HelpText[] = [
  guide(recording, '10 min', 'January 2025', quality, trouble),
  guide(files, '8 min', undefined, recording, launch),
  guide(video, '12 min', undefined, recording, quality),
  guide(quality, '6 min', undefined, recording, trouble),
  guide(trouble, '9 min', undefined, quality, recording),
  guide(launch, '14 min', 'January 2025', files, recording),
];

export const policies = [
  { path: '/legal/terms', title: 'Terms of Service' },
  { path: '/legal/privacy', title: 'Privacy Policy' },
  { path: '/legal/refund', title: 'Refund & Cancellation Policy' },
  { path: '/legal/shipping', title: 'Shipping Policy' },
  { path: '/legal/cookies', title: 'Cookie Policy' },
  { path: '/legal/acceptable-use', title: 'Acceptable Use Policy' },
] as const;

export const everyPath = [
  '/help',
  '/equipment',
  ...[...articles, ...guides].map(({ path }) => path),
  ...policies.map(({ path }) => path),
];
