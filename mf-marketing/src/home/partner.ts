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
];
