import { addOns } from '@northcast/shared-contracts/content/catalogue/add-ons';
import { customRequests } from '@northcast/shared-contracts/content/catalogue/custom-requests';
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

/**
 * Prices by name skeleton. A name may have several, because an add-on can share the name of a
 * service.
 */
const prices = new Map<string, Set<number>>();
for (const { name, price } of priced) {
  const key = nameSkeleton(name);
  prices.set(key, (prices.get(key) ?? new Set()).add(wholeDollars(price)));
}

/**
 * Whether the catalogue does not contain the name; such an order keeps the price from the request.
 */
export const isCustomRequest = (serviceName: string): boolean =>
  !prices.has(nameSkeleton(serviceName));

/** Names of requests that our pages send. */
const requestNames = new Set<string>(customRequests.map(({ name }) => name));

/** Whether somebody has written the name: neither the catalogue nor our pages contain it. */
export const isFreeText = (serviceName: string): boolean =>
  isCustomRequest(serviceName) && !requestNames.has(serviceName);

/**
 * The service, plan or add-on with this name and its price in whole US dollars; undefined for any
 * other name.
 */
export function catalogueEntry(name: string): { name: string; price: number } | undefined {
  const key = nameSkeleton(name);
  const entry = priced.find((each) => nameSkeleton(each.name) === key);
  return entry && { name: entry.name, price: wholeDollars(entry.price) };
}

/** The catalogue price of a name; undefined for names with no price or several prices. */
export function cataloguePrice(serviceName: string): number | undefined {
  const catalogued = [...(prices.get(nameSkeleton(serviceName)) ?? [])];
  return catalogued.length === 1 ? catalogued[0] : undefined;
}

/**
 * Rejects prices that differ from the catalogue. A name that matches or resembles a service, plan
 * or add-on must have its price in whole US dollars. Any other name is a custom request and keeps
 * the price from the request.
 * @throws 422
 */
export function checkCataloguePrice(serviceName: string, servicePrice: number): void {
  const catalogued = prices.get(nameSkeleton(serviceName));
  if (catalogued === undefined || catalogued.has(servicePrice)) return;
  throw invalid([{ path: 'servicePrice', message: validation.cataloguePrice }]);
}
