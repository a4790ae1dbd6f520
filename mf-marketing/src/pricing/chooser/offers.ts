import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { episodeEdits } from '@northcast/shared-contracts/content/catalogue/services/episode-edits';
import { soundAndText } from '@northcast/shared-contracts/content/catalogue/services/sound-and-text';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import type { Recommendation } from './recommend';

interface Offer {
  readonly name: string;
  /** `$220`, or `$90 an episode`. */
  readonly price: string;
}

/**
 * Name and price of each possible recommendation, by slug. Plain JSON in the markup, so that the
 * script need not include the catalogue.
 */
export type Offers = Readonly<Record<string, Offer>>;

const recommended: readonly Recommendation['slug'][] = [
  'lite-edit',
  'pro-episode-edit',
  'pro-edit-show-notes',
  'edit-show-notes-combo',
];

export const offers: Offers = Object.fromEntries([
  ...plans.map(({ slug, name, price }) => [slug, { name, price: formatDollars(price) }]),
  ...[...episodeEdits, ...soundAndText]
    .filter(({ slug }) => recommended.includes(slug))
    .map(({ slug, name, price }) => [slug, { name, price: `${formatDollars(price)} an episode` }]),
]);

export function offerOf(all: Offers, slug: string): Offer {
  const offer = all[slug];
  if (!offer) throw new Error(`Nothing is known of ${slug}`);
  return offer;
}
