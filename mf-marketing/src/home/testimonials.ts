export interface Testimonial {
  readonly quote: string;
  readonly name: string;
  readonly role: string;
  readonly organization: string;
}

export const testimonialsHeading = 'What clients say after delivery';

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'I sent 70 minutes of raw tape at nine in the morning and had a finished episode before ' +
      'dinner. Two notes, one revision round, published the same evening.',
    name: 'Mara Lindqvist',
    role: 'Host',
    organization: 'Slow Harbor',
  },
  {
    quote:
      'Our claims team used to retype 600 forms a week. Now an assistant reads them, flags the ' +
      'unclear ones and waits for a person to approve. It was in daily use within a month.',
    name: 'Daniel Okafor',
    role: 'Head of Operations',
    organization: 'Tidemark Mutual',
  },
  {
    quote:
      "They asked for our style sheet, kept to it for 60 episodes, and said so when a guest's " +
      'audio was not worth saving. That is why we stayed.',
    name: 'Priya Raman',
    role: 'Senior Producer',
    organization: 'Paper Lantern FM',
  },
];
