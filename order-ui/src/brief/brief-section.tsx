import type { OrderDetails } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { useFocusBack } from '@northcast/shared-ui/button/use-focus-back';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { OrderSection } from '../section/order-section';
import { useUserId } from '../use-user-id';
import { BriefForm } from './brief-form';
import { briefDraft } from './use-brief-change';

const Words = styled(Text)`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** The project brief. The customer can change it until the order is confirmed. */
export function BriefSection({ order }: { readonly order: OrderDetails }) {
  const draft = briefDraft(order.order.id, useUserId());
  const heading = useRef<HTMLHeadingElement>(null);
  // Start in edit mode if a draft survived a reload. Once open, the form stays when the order is
  // confirmed: it holds what the customer has typed.
  const [isEditing, setEditing] = useState(() => draft.values() !== undefined);
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
            onClick={() => setEditing(true)}
          >
            Edit brief
          </Button>
        ) : null
      }
    >
      {isEditing ? (
        <BriefForm order={order} draft={draft} onClose={() => setEditing(false)} />
      ) : (
        <Words>{order.order.projectBrief}</Words>
      )}
    </OrderSection>
  );
}
