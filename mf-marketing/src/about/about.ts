import { brand, brandDescription } from '@northcast/shared-contracts/content/brand';
import type { IconName } from '@northcast/shared-ui/icon/paths';

interface ImpactNumber {
  readonly value: string;
  readonly label: string;
  /** What is counted. */
  readonly object: string;
}

export interface Value {
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
}

export const about = {
  headline: 'We make AI and audio do useful work',
  lead: brandDescription,
  storyHeading: 'Our story',
  story: [
    `${brand.name} began in ${brand.founded} in Hong Kong as a small studio that edited podcasts ` +
      'overnight for hosts on three continents. The promise was narrow: send the recording, wake ' +
      'up to a finished episode.',
    'To keep it, we wrote our own tools. They transcribed interviews, found the best minute of ' +
      'an hour and checked every master for loudness before a person listened to it. The editors ' +
      'kept the decisions. The machines took the waiting.',
    'Then clients asked what else those tools could read. An insurer wanted its claim forms ' +
      'sorted, a clinic its phone calls summarized, a freight company its manuals searchable. ' +
      'Consulting grew from those requests, with the same rules: a clear brief, a fixed price, a ' +
      'person who signs off.',
    'Today we work from Hong Kong, with a hub in the USA and operations for Europe in the UK. We ' +
      'have served 250+ businesses, and we still edit podcasts every day.',
  ],
  impactHeading: 'The work in numbers',
  /** The period that all figures cover. */
  impactPeriod: `Counted since ${brand.founded}`,
  valuesHeading: 'What we hold to',
  closing: {
    heading: 'Work with us',
    text: 'Tell us what you are trying to do, or look at what we already do for a fixed price.',
    primaryAction: { label: 'Contact Us', to: '/contact' },
    secondaryAction: { label: 'View Services', to: '/services' },
  },
} as const;

export const impactNumbers: readonly ImpactNumber[] = [
  {
    value: String(brand.founded),
    label: 'founded in Hong Kong',
    object: 'As a studio that edited podcasts overnight',
  },
  {
    value: '250+',
    label: 'businesses served',
    object: 'Companies with at least one completed order or project',
  },
  {
    value: '500+',
    label: 'happy clients',
    object: 'Companies and independent hosts who ordered a second time',
  },
  {
    value: '300+',
    label: 'deployments',
    object: 'AI systems in use on the day of the hand-over',
  },
  {
    value: '99%',
    label: 'success',
    object: 'Deployments that reached the figure agreed before the build',
  },
  {
    value: '24/48hr',
    label: 'rapid start',
    object: 'Hours from a complete brief (podcasts) or an approved proposal (AI)',
  },
  {
    value: '4.9/5',
    label: 'rating',
    object: 'Mean of the ratings that clients gave after delivery',
  },
  {
    value: '98%',
    label: 'satisfaction',
    object: 'Rated orders and projects with 4 or 5 of 5',
  },
];

export const values: readonly Value[] = [
  {
    icon: 'people',
    title: 'A person decides',
    description:
      'Software proposes, people approve. Every episode and every automated answer has someone ' +
      'who stands behind it.',
  },
  {
    icon: 'check',
    title: 'Say the price first',
    description:
      'You know cost, scope and date before you commit. If we misjudge the effort, that is our ' +
      'problem and not your invoice.',
  },
  {
    icon: 'shield',
    title: 'Handle with care',
    description:
      'Recordings and company data stay yours. We use them for the order, limit who can open ' +
      'them and delete backups after 90 days.',
  },
  {
    icon: 'chart',
    title: 'Measure, then claim',
    description:
      'Loudness, accuracy, hours saved: we record the figure before and after, and show you both.',
  },
];
