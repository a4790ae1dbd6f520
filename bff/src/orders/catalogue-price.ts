import { addOns } from '@northcast/shared-contracts/content/catalogue/add-ons';
import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { wholeDollars } from '@northcast/shared-contracts/content/texts/format';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { invalid } from '../errors/api-errors.js';
import { nameSkeleton } from './name-skeleton.js';

const priced = [
  ...services,
  ...plans,
  ...plans.flatMap(({ home, price }) => (home ? [{ name: home.name, price }] : [])),
  ...addOns,
];

/** Prices by the skeleton of their name: an add-on may be named as a service is. */
const prices = new Map<string, Set<number>>();
for (const { name, price } of priced) {
  const key = nameSkeleton(name);
  prices.set(key, (prices.get(key) ?? new Set()).add(wholeDollars(price)));
}

/** Whether the name is nobody's in the catalogue: such an order keeps the price sent. */
export const isCustomRequest = (serviceName: string): boolean =>
  !prices.has(nameSkeleton(serviceName));

/** The service, plan or add-on of a name, with its price in whole dollars; undefined for any other name. */
export function catalogueEntry(name: string): { name: string; price: number } | undefined {
  const key = nameSkeleton(name);
  const entry = priced.find((each) => nameSkeleton(each.name) === key);
  return entry && { name: entry.name, price: wholeDollars(entry.price) };
}

/** The price of a name in the catalogue; undefined for any other name, and for one that has several. */
export function cataloguePrice(serviceName: string): number | undefined {
  const catalogued = [...(prices.get(nameSkeleton(serviceName)) ?? [])];
  return catalogued.length === 1 ? catalogued[0] : undefined;
}

/**
 * The prices of services, plans and add-ons are the server's: an order for a name that can be taken for one of theirs must
 * carry its price in whole dollars. Any other name is a custom request and keeps the price sent.
 * @throws 422
 */
export function checkCataloguePrice(serviceName: string, servicePrice: number): void {
  const catalogued = prices.get(nameSkeleton(serviceName));
  if (catalogued === undefined || catalogued.has(servicePrice)) return;
  throw invalid([{ path: 'servicePrice', message: validation.cataloguePrice }]);
}
