import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { useFocusBack } from '@northcast/shared-ui/button/use-focus-back';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { useRef, useState } from 'react';
import { OrderSection } from '../section/order-section';
import { useUserId } from '../use-user-id';
import { Words } from '../words';
import { BriefForm } from './brief-form';
import { briefDraft } from './use-brief-change';

/** The project brief. The customer can change it until the order is confirmed. */
export function BriefSection({ order }: { readonly order: OrderDetails }) {
  const draft = briefDraft(order.order.id, useUserId());
  const heading = useRef<HTMLHeadingElement>(null);
  // Open if a draft survived a reload. Once open, the form stays when the order is confirmed: it
  // holds what the customer has typed.
  const [form, setForm] = useState(() => (draft.values() ? 'kept' : 'closed'));
  const isEditing = form !== 'closed';
  useFocusBack(heading, isEditing);
  return (
    <OrderSection
      title="Project brief"
      id="brief"
      headingRef={heading}
      aside={
        order.canEditBrief && !isEditing ? (
          <Button
            variant="ghost"
            size="sm"
            icon={<Icon name="edit" />}
            onClick={() => setForm('asked')}
          >
            Edit brief
          </Button>
        ) : null
      }
    >
      {isEditing ? (
        <BriefForm
          order={order}
          draft={draft}
          takesFocus={form === 'asked'}
          onClose={() => setForm('closed')}
        />
      ) : (
        <Words>{order.order.projectBrief}</Words>
      )}
    </OrderSection>
  );
}
