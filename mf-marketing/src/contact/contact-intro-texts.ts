export const contactHero = {
  headline: 'Tell us what you are working on',
  text:
    'A show, a process that takes too long, or a question about an order. A person reads every ' +
    'message and answers the same day.',
} as const;

export const contactFormHeading = 'Write to us';
