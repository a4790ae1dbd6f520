import { startsWithinHours } from '@northcast/shared-contracts/content/catalogue/turnaround';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { type EstimateRules, estimateOf } from './estimate';
import type { EpisodeReading } from './read-episode';

const back = {
  sameDay: `The same day: on the day on which the work begins, which is within ${startsWithinHours} hours of your payment, brief and files.`,
  confirmed: 'On a date that we confirm before you pay.',
  rush: 'The same day, at an hour that we agree in writing before you pay.',
} as const;

export interface EstimateTexts {
  readonly price: string;
  readonly lines: readonly string[];
  readonly back: string;
  /** Slug and label of the order button; undefined if nothing can be ordered. */
  readonly order?: { readonly slug: string; readonly label: string };
}

const nothing = '–';

/** Label of the order button, also while it is disabled. */
export const orderLabel = 'Order this';

export function estimateTextsOf(reading: EpisodeReading, rules: EstimateRules): EstimateTexts {
  if ('errors' in reading) {
    return { price: nothing, lines: [], back: 'Correct the marked fields to see a result.' };
  }
  const estimate = estimateOf(reading.episode, rules);
  if (estimate.kind === 'quote') {
    return {
      price: 'By quote',
      lines: [estimate.reason],
      back: 'The quote is free and names a date.',
      order: { slug: 'custom-solution', label: 'Ask for a quote' },
    };
  }
  return {
    price: formatDollars(estimate.total),
    lines: estimate.lines.map(({ name, price }) => `${name}, ${formatDollars(price)}`),
    back: back[estimate.back],
    order: { slug: estimate.slug, label: orderLabel },
  };
}
