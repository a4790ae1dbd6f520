import { customRequests } from '@northcast/shared-contracts/content/catalogue/custom-requests';
import {
  type OrderKind,
  orderKind,
} from '@northcast/shared-contracts/content/catalogue/order-kind';
import { type Plan, plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { services } from '@northcast/shared-contracts/content/catalogue/services';

export interface Offer {
  readonly slug: string;
  readonly name: string;
  /** US dollars as displayed. */
  readonly price: number;
  readonly kind: OrderKind;
  /** Set if the offer is a plan. */
  readonly plan?: Plan;
}

/** The service, plan or custom request with this slug; undefined if there is none. */
export function findOffer(slug: string): Offer | undefined {
  const bySlug = (each: { readonly slug: string }) => each.slug === slug;
  const service = services.find(bySlug);
  if (service) return { slug, name: service.name, price: service.price, kind: 'service' };
  const plan = plans.find(bySlug);
  if (plan) return { slug, name: plan.name, price: plan.price, kind: 'service', plan };
  const request = customRequests.find(bySlug);
  if (request === undefined) return undefined;
  const { name, price } = request;
  return { slug, name, price, kind: orderKind({ serviceName: name, servicePrice: price }) };
}
