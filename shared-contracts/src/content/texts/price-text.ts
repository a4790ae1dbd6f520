import { customRequests } from '@northcast/shared-contracts/content/catalogue/custom-requests';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';

/**
 * An order's price in dollars. An order at 0 is a request: the text says whether it is free or
 * awaits a quote.
 */
export function priceText({
  serviceName,
  servicePrice,
}: {
  readonly serviceName: string;
  readonly servicePrice: number;
}): string {
  const price = formatDollars(servicePrice);
  if (servicePrice > 0) return price;
  const request = customRequests.find(({ name }) => name === serviceName);
  return `${price} · ${request?.isFree ? 'Free' : 'To be quoted'}`;
}
