import { services } from '@northcast/shared-contracts/catalogue/services';
import { wholeDollars } from '@northcast/shared-contracts/texts/format';
import { validation } from '@northcast/shared-contracts/texts/validation';
import { invalid } from '../refusals/refusals.js';

const prices = new Map(
  services.map(({ name, price }) => [name.toLowerCase(), wholeDollars(price)]),
);

/**
 * The catalogue's prices are the server's: an order for a catalogue name must carry its price in whole dollars. Any other
 * name is a custom request and keeps the price sent.
 * @throws 422
 */
export function checkCataloguePrice(serviceName: string, servicePrice: number): void {
  const price = prices.get(serviceName.toLowerCase());
  if (price === undefined || price === servicePrice) return;
  throw invalid([{ path: 'servicePrice', message: validation.cataloguePrice }]);
}
