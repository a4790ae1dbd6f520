import { customRequests } from '@northcast/shared-contracts/content/catalogue/custom-requests';
import { services } from '@northcast/shared-contracts/content/catalogue/services';

/** What the dialog orders. */
export interface Offer {
  readonly slug: string;
  readonly name: string;
  /** US dollars as displayed. */
  readonly price: number;
  /** Priced after a conversation. */
  readonly isQuoted: boolean;
}

/** The catalogue service or custom request of a slug. */
export function findOffer(slug: string): Offer | undefined {
  const service = services.find((each) => each.slug === slug);
  if (service) return { slug, name: service.name, price: service.price, isQuoted: false };
  const request = customRequests.find((each) => each.slug === slug);
  return request && { slug, name: request.name, price: request.price, isQuoted: true };
}
