import { services } from '@northcast/shared-contracts/content/catalogue/services';

export const servicesIntro = {
  headline: 'Services with a fixed price',
  text:
    `${services.length} pieces of work, each with a written scope and one price. Order one on ` +
    'its own or combine several. You pay once, and nothing renews.',
} as const;

export const aiNote = {
  text: 'For a company rather than a show:',
  link: 'AI offers, with weeks and price ranges',
} as const;

export const customQuote = {
  heading: 'Need something that is not listed?',
  text:
    'A season of episodes, a video series, an AI assistant for your company: describe it in a ' +
    'few lines and we reply with scope, date and price. The quote is free and binds you to ' +
    'nothing.',
  points: [
    'Reply the same day',
    'Written scope and a fixed price',
    'Discounts of up to 30% for 10 or more episodes',
  ],
  primaryAction: { label: 'Get Custom Quote', order: 'custom-solution' },
  secondaryAction: { label: 'View FAQ', href: '/help' },
} as const;

export const editComparison = {
  id: 'compare-edits',
  heading: 'Compare the four edits',
  text: 'Each is for one episode. The length is that of the raw recording.',
} as const;

export const estimateTexts = {
  id: 'estimate',
  heading: 'What will my episode cost?',
  text: 'Two figures and three choices give you the services, the price and when the work is back.',
} as const;

/** Links from the first paragraph to the parts that help to choose. */
export const waysToChoose = [
  { label: 'See all services', href: '#list' },
  { label: editComparison.heading, href: `#${editComparison.id}` },
  { label: 'Calculate price and date', href: `#${estimateTexts.id}` },
] as const;
