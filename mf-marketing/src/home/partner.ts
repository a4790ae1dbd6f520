export interface PartnerPoint {
  readonly title: string;
  readonly description: string;
}

export const partner = {
  heading: 'Why teams stay with us',
  text: 'Most of our work is repeat work. These are the terms that earn it.',
} as const;

export const partnerPoints: readonly PartnerPoint[] = [
  {
    title: 'A price before you start',
    description:
      'Services have fixed prices. Custom work gets a written quote with scope and date, and you ' +
      'pay once.',
  },
  {
    title: 'Work begins in 24 to 48 hours',
    description:
      'Podcast orders start within 24 hours of the brief, AI projects within 48. Most episodes ' +
      'come back the same day.',
  },
  {
    title: 'People sign off',
    description:
      'We use AI for transcription, search and first drafts. An editor or engineer checks ' +
      'everything that reaches you.',
  },
  {
    title: 'Results you can measure',
    description:
      'Every AI project starts with a number to move, such as hours, errors or response time, ' +
      'and ends with the new figure.',
  },
  {
    title: 'Your material stays yours',
    description:
      'You own the delivered work. We use your files for your order only and keep backups for 90 ' +
      'days.',
  },
  {
    title: 'Thirty days to be sure',
    description:
      'Cancel within 24 hours of payment for a full refund. From delivery, a 30-day money-back ' +
      'guarantee applies.',
  },
];
