import { customRequests } from '@northcast/shared-contracts/content/catalogue/custom-requests';
import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { services } from '@northcast/shared-contracts/content/catalogue/services';

/** How the same thing is ordered once more. */
export type AgainWay =
  | { readonly way: 'dialog'; readonly slug: string }
  | { readonly way: 'plans' }
  | { readonly way: 'gone' };

/** What is offered under the name of an order today: names leave the catalogue, orders stay. */
export function orderAgainWay(serviceName: string): AgainWay {
  const offer = [...services, ...customRequests].find(({ name }) => name === serviceName);
  if (offer) return { way: 'dialog', slug: offer.slug };
  const isPlan = plans.some(({ name, home }) => name === serviceName || home?.name === serviceName);
  return { way: isPlan ? 'plans' : 'gone' };
}
