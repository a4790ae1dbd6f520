import type { OrderLine } from '@northcast/shared-contracts/api/order-lines';

/** An episode as the customer describes it. */
export interface Episode {
  /** Minutes of raw audio. */
  readonly minutes: number;
  readonly tracks: number;
  readonly video: boolean;
  readonly notes: boolean;
  readonly sameDay: boolean;
}

interface OfferedService {
  readonly name: string;
  /** Whole US dollars. */
  readonly price: number;
  /** Whether it has no fixed delivery time, so that we confirm a date. */
  readonly isConfirmed: boolean;
}

interface OfferedEdit extends OfferedService {
  readonly slug: string;
  /** Maximum minutes of raw audio. */
  readonly minutes: number;
  readonly tracks: number;
  readonly hasNotes: boolean;
}

/**
 * What the catalogue offers for one episode. Plain JSON in the markup, so that the script need not
 * include the catalogue.
 */
export interface EstimateRules {
  readonly edits: readonly OfferedEdit[];
  readonly notes: OfferedService;
  /** `minutes` is the maximum length. */
  readonly video: OfferedService & { readonly minutes: number };
  readonly rush: OfferedService;
}

/** Services to order, or the reason why a person has to quote first. */
export type Estimate =
  | {
      readonly kind: 'order';
      /** Slug that opens the order form; the first of `lines`. */
      readonly slug: string;
      readonly lines: readonly OrderLine[];
      /** Whole US dollars. */
      readonly total: number;
      /** Delivery; `rush` is an hour agreed in writing. */
      readonly back: 'sameDay' | 'confirmed' | 'rush';
    }
  | { readonly kind: 'quote'; readonly reason: string };

/** The cheapest services that fit an episode, and the delivery. */
export function estimateOf(episode: Episode, rules: EstimateRules): Estimate {
  const reason = reasonForQuote(episode, rules);
  if (reason !== undefined) return { kind: 'quote', reason };
  const orders = rules.edits
    .filter(({ minutes, tracks }) => episode.minutes <= minutes && episode.tracks <= tracks)
    .map((edit) => orderOf(edit, episode, rules));
  return orders.reduce((best, each) => (each.total < best.total ? each : best));
}

function reasonForQuote(
  { minutes, tracks, video }: Episode,
  rules: EstimateRules,
): string | undefined {
  const mostMinutes = Math.max(...rules.edits.map((edit) => edit.minutes));
  const mostTracks = Math.max(...rules.edits.map((edit) => edit.tracks));
  if (minutes > mostMinutes)
    return `Our edits take up to ${mostMinutes} minutes of raw audio. For a longer recording we quote a price and a date.`;
  if (tracks > mostTracks)
    return `Our edits take up to ${mostTracks} tracks. For more of them we quote a price and a date.`;
  if (video && minutes > rules.video.minutes)
    return `A ${rules.video.name} has up to ${rules.video.minutes} minutes. For a longer video we quote a price and a date.`;
  return undefined;
}

function orderOf(edit: OfferedEdit, episode: Episode, rules: EstimateRules) {
  const work: readonly OfferedService[] = [
    edit,
    ...(episode.notes && !edit.hasNotes ? [rules.notes] : []),
    ...(episode.video ? [rules.video] : []),
  ];
  const isConfirmed = work.some((service) => service.isConfirmed);
  const isRushed = isConfirmed && episode.sameDay;
  const ordered = isRushed ? [...work, rules.rush] : work;
  const back = isConfirmed ? 'confirmed' : 'sameDay';
  return {
    kind: 'order',
    slug: edit.slug,
    lines: ordered.map(({ name, price }) => ({ name, price, quantity: 1 })),
    total: ordered.reduce((sum, { price }) => sum + price, 0),
    back: isRushed ? 'rush' : back,
  } as const satisfies Estimate;
}
