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
].map(({ name, price }) => ({ name, price: wholeDollars(price) }));

const catalogue = new Map(priced.map((entry) => [nameSkeleton(entry.name), entry]));

/** Names of requests that our pages send, by name skeleton. */
const requests = new Map(customRequests.map(({ name }) => [nameSkeleton(name), name]));

/**
 * The service, plan or add-on with this name and its price in whole US dollars; undefined for any
 * other name.
 */
export const catalogueEntry = (name: string): { name: string; price: number } | undefined =>
  catalogue.get(nameSkeleton(name));

/** A name as the catalogue or our pages spell it; any other name as it is. */
export const catalogueSpelling = (name: string): string =>
  catalogueEntry(name)?.name ?? requests.get(nameSkeleton(name)) ?? name;

/**
 * Whether the catalogue does not contain the name; such an order keeps the price from the request.
 */
export const isCustomRequest = (serviceName: string): boolean =>
  catalogueEntry(serviceName) === undefined;

/** Whether somebody has written the name: neither the catalogue nor our pages contain it. */
export const isFreeText = (serviceName: string): boolean =>
  isCustomRequest(serviceName) && !requests.has(nameSkeleton(serviceName));

/**
 * Rejects prices that differ from the catalogue. A name that matches or resembles a service, plan
 * or add-on must have its price in whole US dollars. Any other name is a custom request and keeps
 * the price from the request.
 * @throws 422
 */
export function checkCataloguePrice(serviceName: string, servicePrice: number): void {
  const entry = catalogueEntry(serviceName);
  if (entry === undefined || entry.price === servicePrice) return;
  throw invalid([{ path: 'servicePrice', message: validation.cataloguePrice }]);
}
