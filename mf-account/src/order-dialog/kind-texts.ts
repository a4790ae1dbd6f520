import type { OrderKind } from '@northcast/shared-contracts/content/catalogue/order-kind';

interface KindTexts {
  /** Text below the dialog's title. */
  readonly description: string;
  /** Name and value pairs shown in the summary in place of a price. */
  readonly facts: readonly (readonly [string, string])[];
  readonly briefPlaceholder: string;
  /** What happens after the order is sent. */
  readonly steps: readonly string[];
}

/** Texts of the dialog for each kind of order. */
export const kindTexts: Readonly<Record<OrderKind, KindTexts>> = {
  service: {
    description: 'Nothing is charged now. We contact you before any payment.',
    facts: [],
    briefPlaceholder: 'What it is, how long, when you need it, what matters to you',
    steps: [
      'Your order is on your dashboard at once, with its number.',
      'One of our agents contacts you to finalize payment and details.',
      'We start as soon as you have confirmed.',
    ],
  },
  quote: {
    description: 'You get a scope, a date and a fixed price to decide on.',
    facts: [['Quote', 'Free quote, same day']],
    briefPlaceholder: 'What it is for, how much of it, by when, and what you have already',
    steps: [
      'Your request is on your dashboard at once, with its number.',
      'We send you a written quote the same day, and ask if something is unclear.',
      'You accept or decline it there. Nothing starts before you accept.',
    ],
  },
  trial: {
    description: 'Send us ten minutes of your recording. We edit them at no charge.',
    facts: [
      ['Length', 'Ten minutes'],
      ['Cost', 'Free'],
    ],
    briefPlaceholder: 'What the show is, who speaks, and what we should listen for',
    steps: [
      'Your trial is on your dashboard at once, with its number.',
      'You send the recording there, as a file or a link.',
      'We edit ten minutes of it and deliver them there. You owe us nothing.',
    ],
  },
  call: {
    description: 'Thirty minutes by phone with a consultant, at no charge.',
    facts: [
      ['Length', 'Thirty minutes by phone'],
      ['Cost', 'Free'],
    ],
    briefPlaceholder: 'What you would like to see, and which field you work in',
    steps: [
      'Your call is on your dashboard at once, with its number.',
      'You choose a time there, in your own time zone.',
      'A confirmation with the time comes by mail.',
    ],
  },
};
