import { brand } from '@northcast/shared-contracts/content/brand';
import type { IconName } from '@northcast/shared-ui/icon/paths';
import type { Faq } from '../faq';
import { contacts } from '../people/people';

interface ContactMethod {
  readonly icon: IconName;
  readonly title: string;
  readonly value: string;
  readonly note: string;
  readonly href?: string;
}

interface Presence {
  readonly place: string;
  readonly role: string;
  readonly text: string;
}

export const answeringHeading = 'Who answers';

export const answering = [
  { person: contacts.podcasts, text: 'Answers about podcasts and orders, the same day' },
  { person: contacts.ai, text: 'Answers about AI projects, the same day' },
] as const;

export const contactMethodsHeading = 'Other ways to reach us';

export const contactMethods: readonly ContactMethod[] = [
  {
    icon: 'mail',
    title: 'Email',
    value: brand.email,
    note: 'Answered the same day',
    href: `mailto:${brand.email}`,
  },
  {
    icon: 'phone',
    title: 'Phone',
    value: brand.phone,
    note: 'For orders in progress and new projects',
    href: brand.phoneHref,
  },
  {
    icon: 'clock',
    title: 'Support hours',
    value: brand.supportHours,
    note: 'Three offices hand over around the clock',
  },
];

export const companyInformation = {
  heading: 'Company information',
  lines: [brand.legalName, brand.registration, brand.address],
} as const;

/** Replace it with links once the accounts exist. */
export const socialText = 'We are not on LinkedIn, YouTube or Instagram yet.';

export const contactFaqHeading = 'Before you write';

export const contactFaqs: readonly Faq[] = [
  {
    question: 'How soon can you start?',
    answer:
      'Podcast orders start within 24 hours of a complete brief, AI projects within 48 hours of ' +
      'an approved proposal.',
  },
  {
    question: 'How many revisions are included?',
    answer:
      'Between one and three rounds for most services, stated on each service and plan. Extra ' +
      'rounds can be ordered at any time and are valid for 30 days.',
  },
  {
    question: 'Which file formats do you accept?',
    answer:
      'WAV, FLAC, MP3 and M4A for audio, MP4 and MOV for video, up to 2GB per episode. For AI ' +
      'projects: PDF, Word, Excel, CSV or access to the system itself.',
  },
];

const [hongKong, usa, uk] = brand.offices;

export const presenceHeading = 'Global presence';

export const presence: readonly Presence[] = [
  {
    ...hongKong,
    text: 'Where we started, and where editing, engineering and administration are based.',
  },
  {
    ...usa,
    text: 'Consultants and producers for clients from the East Coast to the West.',
  },
  {
    ...uk,
    text: 'Projects in Europe, with contracts and data handling that follow local law.',
  },
];

export const contactClosing = {
  heading: 'Would you rather write an email?',
  text:
    'Send a few lines and, if you have one, a link to your show or company. That is enough for a ' +
    'first answer.',
  action: { label: `Email ${brand.email}`, href: `mailto:${brand.email}` },
} as const;
