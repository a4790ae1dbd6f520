import { useIdempotencyKey } from '@northcast/shared-contracts/api/client/use-idempotency-key';
import type { Delivery, OrderDetails } from '@northcast/shared-contracts/api/entities';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody, DialogFooter } from '@northcast/shared-ui/dialog/dialog-frame';
import { useLostFocusTo } from '@northcast/shared-ui/heading-focus/use-lost-focus-to';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';
import { type RefObject, useRef, useState } from 'react';
import styled from 'styled-components';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { RevisionDialog } from './revision-dialog';

interface DecisionProps {
  readonly order: OrderDetails;
  readonly delivery: Delivery;
  /** Why this version cannot be decided on (any more), if so. */
  readonly obstacle: string | undefined;
  /** Gets the focus when the focused button disappears. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** Has no box: it is empty once the version is decided on. */
const Frame = styled.div`
  display: contents;
`;

/**
 * The customer's decision on the newest version. A dialog that is open stays when a newer version
 * arrives, because it may contain text that is being typed.
 */
export function Decision(props: DecisionProps) {
  const { order, obstacle, heading } = props;
  const [asking, setAsking] = useState<Asked | null>(null);
  // Kept outside the dialog, which closes when its call fails.
  const { keyFor } = useIdempotencyKey();
  const close = () => setAsking(null);
  const frame = useRef<HTMLDivElement>(null);
  useLostFocusTo(frame, heading);
  return (
    <Frame ref={frame}>
      {obstacle === undefined ? <Choices order={order} onAsk={setAsking} /> : null}
      {asking === 'approve' ? <ApproveDialog {...props} keyFor={keyFor} onClose={close} /> : null}
      {asking === 'revision' ? <RevisionDialog {...props} onClose={close} /> : null}
    </Frame>
  );
}

type Asked = 'approve' | 'revision';

interface ChoicesProps {
  readonly order: OrderDetails;
  readonly onAsk: (asked: Asked) => void;
}

function Choices({ order: { revisions }, onAsk }: ChoicesProps) {
  const left = revisionsLeft(revisions);
  return (
    <Stack gap={2}>
      <Cluster gap={3}>
        <Button icon={<Icon name="check" />} onClick={() => onAsk('approve')}>
          Approve
        </Button>
        <Button
          variant="secondary"
          icon={<Icon name="edit" />}
          disabled={left === 0}
          onClick={() => onAsk('revision')}
        >
          Ask for a revision
        </Button>
      </Cluster>
      <Text size="sm" tone="muted">
        {leftText(left, revisions)}
      </Text>
    </Stack>
  );
}

type Revisions = OrderDetails['revisions'];

/** Null for unlimited. */
function revisionsLeft({ included, used }: Revisions): number | null {
  return included === null ? null : Math.max(0, included - used);
}

function leftText(left: number | null, { included }: Revisions): string {
  if (left === null) return 'Your order includes unlimited revisions.';
  if (included === 0) return 'This order includes no revisions.';
  if (left === 0) return 'All revisions are used. You can order an extra revision.';
  return left === 1 ? 'You have 1 revision left.' : `You have ${left} revisions left.`;
}

interface ApproveDialogProps extends DecisionProps {
  readonly keyFor: (body: object) => string;
  readonly onClose: () => void;
}

function ApproveDialog(props: ApproveDialogProps) {
  const { order, delivery, obstacle, keyFor, onClose } = props;
  const { showToast } = useHost();
  const showFailure = useOrderFailure();
  const { useApproveDeliveryMutation } = useOrderCalls();
  const [approve, { isLoading }] = useApproveDeliveryMutation();
  const confirm = async () => {
    const decided = { id: order.order.id, deliveryId: delivery.id };
    const { error } = await approve({ ...decided, idempotencyKey: keyFor(decided) });
    onClose();
    if (error) showFailure('decideDelivery', error);
    else showToast(orderToasts.deliveryApproved);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isLoading}
      size="sm"
      title={`Approve version ${delivery.version}?`}
    >
      <DialogBody>
        {obstacle === undefined || isLoading ? (
          <Text>Your order is completed with it. You cannot ask for a revision afterwards.</Text>
        ) : (
          <Text tone="warning" role="alert">
            {obstacle}
          </Text>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onClose} disabled={isLoading}>
          Not yet
        </Button>
        <Button
          disabled={obstacle !== undefined}
          busy={isLoading}
          busyLabel="Approving..."
          onClick={() => void confirm()}
        >
          {`Approve version ${delivery.version}`}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
