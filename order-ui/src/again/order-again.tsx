import { orderDraft } from '@northcast/shared-contracts/api/client/order-draft';
import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { customRequests } from '@northcast/shared-contracts/content/catalogue/custom-requests';
import { plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Text } from '@northcast/shared-ui/typography/typography';

/** Opens the order form for the same service, or says that it is no longer offered. */
export function OrderAgain({ order: { order } }: { readonly order: OrderDetails }) {
  const { session, openOrder } = useHost();
  const slug = orderedSlug(order.serviceName);
  if (slug === undefined) {
    return (
      <Text size="sm" tone="muted">
        {'This service is no longer offered. '}
        <LinkButton to="/services" variant="ghost" size="sm">
          Browse Services
        </LinkButton>
      </Text>
    );
  }
  const begin = () => {
    if (session.status === 'authenticated') {
      const draft = orderDraft(slug, session.user.id);
      // What was typed into an existing draft stays.
      draft.keep({
        customerPhone: order.customerPhone ?? '',
        projectBrief: '',
        ...draft.values(),
        lines: order.lines?.map(({ name, quantity }) => ({ name, quantity })),
      });
    }
    openOrder(slug);
  };
  return (
    <Button variant="secondary" icon={<Icon name="refresh" />} onClick={begin}>
      Order again
    </Button>
  );
}

/**
 * Slug of the catalogue item with the order's service name; undefined if it is no longer offered.
 */
function orderedSlug(serviceName: string): string | undefined {
  const offer = [...services, ...plans, ...customRequests].find(
    (each) => each.name === serviceName || ('home' in each && each.home?.name === serviceName),
  );
  return offer?.slug;
}
