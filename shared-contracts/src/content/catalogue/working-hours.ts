import { addOns } from '@northcast/shared-contracts/content/catalogue/add-ons';
import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { services } from '@northcast/shared-contracts/content/catalogue/services';
import {
  addOnDeliveries,
  type Delivery,
  planDeliveries,
  serviceDeliveries,
} from '@northcast/shared-contracts/content/catalogue/turnaround';

/** Hours for work with same-day delivery. */
const sameDay = 24;

/** Hours for an order with a rush item, which replaces the date of the other items. */
const rushHours = new Map<string, number>([
  [addOns[0].name, 12],
  ['Same Day Rush', sameDay],
]);

const deliveries = new Map<string, Delivery>([
  ...services.map(({ name, slug }) => [name, serviceDeliveries[slug]] as const),
  ...plans.map(({ name, slug }) => [name, planDeliveries[slug]] as const),
  ...addOns.map(({ name }) => [name, addOnDeliveries[name]] as const),
  // A short edit.
  ['Free Trial', 'sameDay'],
]);

/**
 * Hours from the start of work on an order to its delivery; undefined if the date is agreed
 * individually: for one of the items at least, for a name outside the catalogue, or for extra
 * revisions alone.
 * @param names names of all the order's lines
 */
export function workingHours(...names: readonly string[]): number | undefined {
  const found = names
    .map((name) => deliveries.get(name) ?? 'confirmed')
    .filter((delivery) => delivery !== 'withOrder');
  if (found.length === 0 || found.includes('appointment')) return undefined;
  const rushed = names.flatMap((name) => rushHours.get(name) ?? []);
  if (rushed.length > 0) return Math.min(...rushed);
  return found.includes('confirmed') ? undefined : sameDay;
}
