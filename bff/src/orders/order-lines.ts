import type { FieldError } from '@northcast/shared-contracts/api/field-errors';
import {
  type OrderLine,
  orderLinesTotal,
  orderLineTexts,
} from '@northcast/shared-contracts/api/order-lines';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { invalid } from '../errors/api-errors.js';
import { catalogueEntry, checkCataloguePrice } from './catalogue-price.js';
import { nameSkeleton } from './name-skeleton.js';
import type { OrderEntity } from './order.entity.js';

/** The order lines; undefined for a single item, which the service name and price describe. */
export function linesOf({ lineItems }: Pick<OrderEntity, 'lineItems'>): OrderLine[] | undefined {
  return lineItems === null ? undefined : JSON.parse(lineItems);
}

/** The names of all items of an order. */
export const namesOf = (row: Pick<OrderEntity, 'serviceName' | 'lineItems'>): string[] =>
  linesOf(row)?.map(({ name }) => name) ?? [row.serviceName];

interface Ordered {
  readonly serviceName: string;
  /** Total of all lines in whole US dollars; the schema of the request limits it. */
  readonly servicePrice: number;
  readonly lines: readonly OrderLine[];
}

/**
 * Validates the lines of an order against the catalogue and takes over the catalogue's spelling of
 * names. The price of each line and the total must match the catalogue.
 * @returns undefined for a single item with quantity one, which the service name and price describe
 * @throws 422 with every invalid field
 */
function catalogueLines({ serviceName, servicePrice, lines }: Ordered) {
  const errors: FieldError[] = [];
  const stored = lines.map((line, index) => {
    const entry = catalogueEntry(line.name);
    if (entry === undefined) {
      errors.push({ path: `lines[${index}].name`, message: orderLineTexts.name });
    } else if (entry.price !== line.price) {
      errors.push({ path: `lines[${index}].price`, message: validation.cataloguePrice });
    }
    return { ...line, name: entry?.name ?? line.name };
  });
  const [first] = stored;
  if (first && nameSkeleton(first.name) !== nameSkeleton(serviceName)) {
    errors.push({ path: 'serviceName', message: orderLineTexts.notFirst });
  }
  if (orderLinesTotal(stored) !== servicePrice) {
    errors.push({ path: 'servicePrice', message: orderLineTexts.total });
  }
  if (errors.length > 0) throw invalid(errors);
  return stored.length === 1 && first?.quantity === 1 ? undefined : stored;
}

type Placed = Omit<Ordered, 'lines'> & { readonly lines?: Ordered['lines'] | undefined };

/**
 * Validates the prices of an order that a customer places.
 * @returns see `catalogueLines`
 * @throws 422
 */
export function checkedLines({ serviceName, servicePrice, lines }: Placed) {
  if (lines !== undefined) return catalogueLines({ serviceName, servicePrice, lines });
  checkCataloguePrice(serviceName, servicePrice);
  return undefined;
}
