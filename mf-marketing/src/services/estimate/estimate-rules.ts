import type { ServiceSlug } from '@northcast/shared-contracts/content/catalogue/services';
import { wholeDollars } from '@northcast/shared-contracts/content/texts/format';
import { deliveryOf } from '../facts/delivery';
import { editFacts, serviceOf } from '../facts/edit-facts';
import type { EstimateRules } from './estimate';

/** The edits for one episode that can each be ordered alone. */
export const candidates = (
  [
    'lite-edit',
    'standard-episode-edit',
    'edit-show-notes-combo',
    'pro-episode-edit',
    'pro-edit-show-notes',
  ] as const
).map(editFacts);

function offered(slug: ServiceSlug) {
  const service = serviceOf(slug);
  const { name, price } = service;
  return { name, price: wholeDollars(price), isConfirmed: deliveryOf(service) === 'confirmed' };
}

const lengthOf = (slug: ServiceSlug) =>
  Number(/up to (\d+) minutes/.exec(serviceOf(slug).features.join())?.[1]);

export const estimateRules: EstimateRules = {
  edits: candidates.map(({ service: { slug }, minutes, tracks, hasNotes }) => ({
    slug,
    ...offered(slug),
    minutes,
    tracks,
    hasNotes,
  })),
  notes: offered('show-notes'),
  video: { ...offered('youtube-audiogram'), minutes: lengthOf('youtube-audiogram') },
  rush: offered('same-day-rush'),
};
