import { customRequests } from '@northcast/shared-contracts/content/catalogue/custom-requests';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';

/** What an order costs, in dollars. One at nothing is a request, and says which: free, or waiting for its quote. */
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
