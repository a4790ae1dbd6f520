import { customRequests } from '@northcast/shared-contracts/content/catalogue/custom-requests';
import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { services } from '@northcast/shared-contracts/content/catalogue/services';

/** What is offered under the name of an order today, as its slug; undefined once it has left the catalogue: orders stay. */
export function orderedSlug(serviceName: string): string | undefined {
  const offer = [...services, ...plans, ...customRequests].find(
    (each) => each.name === serviceName || ('home' in each && each.home?.name === serviceName),
  );
  return offer?.slug;
}
