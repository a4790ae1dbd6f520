import type { Enquiry } from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { useState } from 'react';
import { EnquiryConversionDialog, orderPath } from './enquiry-conversion-dialog';

interface EnquiryOutcomeProps {
  readonly enquiry: Enquiry;
  /** Refetches the enquiry. */
  readonly onOutdated: () => void;
}

/** The customer or order created from an enquiry, or the buttons that create one. */
export function EnquiryOutcome({ enquiry, onOutdated }: EnquiryOutcomeProps) {
  const [kind, setKind] = useState<'customer' | 'order' | null>(null);
  const { becameCustomerId, becameOrderId, accountId } = enquiry;
  return (
    <Cluster gap={3}>
      {becameCustomerId === undefined ? (
        <Button
          size="sm"
          variant="secondary"
          icon={<Icon name="people" />}
          onClick={() => setKind('customer')}
        >
          {accountId === undefined ? 'Create customer' : 'Use existing account'}
        </Button>
      ) : (
        <LinkButton size="sm" variant="secondary" to={`/admin/customers/${becameCustomerId}`}>
          Customer
        </LinkButton>
      )}
      {becameOrderId === undefined ? (
        <Button
          size="sm"
          variant="secondary"
          icon={<Icon name="wave" />}
          onClick={() => setKind('order')}
        >
          Create order
        </Button>
      ) : (
        <LinkButton size="sm" variant="secondary" to={orderPath(becameOrderId)}>
          Order #{orderNumber(becameOrderId)}
        </LinkButton>
      )}
      {kind === null ? null : (
        <EnquiryConversionDialog
          enquiry={enquiry}
          kind={kind}
          onOutdated={onOutdated}
          onClose={() => setKind(null)}
        />
      )}
    </Cluster>
  );
}
