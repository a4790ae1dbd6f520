import type { CallError } from '@northcast/shared-contracts/api/client/request';
import type { DemoCall, OrderDetails } from '@northcast/shared-contracts/api/entities';
import { fillPath } from '@northcast/shared-contracts/api/fill-path';
import { quoteEndpoints } from '@northcast/shared-contracts/api/quote-endpoints';
import { orderToasts } from '@northcast/shared-contracts/content/texts/order-toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { Button } from '@northcast/shared-ui/button/button';
import { useFocusBack } from '@northcast/shared-ui/button/use-focus-back';
import { useLostFocusTo } from '@northcast/shared-ui/heading-focus/use-lost-focus-to';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Text } from '@northcast/shared-ui/typography/typography';
import { type RefObject, useRef, useState } from 'react';
import { useOrderCalls, useOrderFailure } from '../calls/order-calls';
import { useBusyUntilRead } from '../calls/use-reads-ended';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { OrderSection, SectionState } from '../section/order-section';
import { CallPicker, elsewhere } from './call-picker';
import { dayAndTime, ownZone, zoneName } from './call-time-text';

/** The time of a demo call; renders nothing for other kinds of order. */
export function CallTimeSection({ order }: { readonly order: OrderDetails }) {
  return order.kind === 'call' ? <CallTime orderId={order.order.id} /> : null;
}

function CallTime({ orderId }: { readonly orderId: string }) {
  const { useDemoCallQuery } = useOrderCalls();
  const query = useDemoCallQuery({ id: orderId });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <OrderSection title="Your call" id="call" headingRef={heading}>
      <SectionState query={query} noun="the call">
        {(call) => <CallTimes call={call} orderId={orderId} heading={heading} />}
      </SectionState>
    </OrderSection>
  );
}

interface CallTimesProps {
  readonly call: DemoCall;
  readonly orderId: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function CallTimes({ call, orderId, heading }: CallTimesProps) {
  /** The time that is to be replaced. */
  const [movedFrom, setMovedFrom] = useState<string>();
  const isMoving = movedFrom !== undefined;
  // The picker closes when another time is read, and stays closed if this one comes back.
  if (isMoving && movedFrom !== call.startsAt) setMovedFrom(undefined);
  const frame = useRef<HTMLDivElement>(null);
  useLostFocusTo(frame, heading);
  return (
    <div ref={frame}>
      {call.startsAt && !(isMoving && call.canChange) ? (
        <BookedCall
          call={call}
          startsAt={call.startsAt}
          orderId={orderId}
          onMove={() => setMovedFrom(call.startsAt)}
        />
      ) : call.canChange ? (
        <Booking
          call={call}
          orderId={orderId}
          onBack={isMoving ? () => setMovedFrom(undefined) : undefined}
        />
      ) : (
        <Text>No time was booked for this call.</Text>
      )}
    </div>
  );
}

interface BookingProps extends Pick<CallTimesProps, 'call' | 'orderId'> {
  /** Keeps the time that is booked, if one is. */
  readonly onBack: (() => void) | undefined;
}

function Booking({ call, orderId, onBack }: BookingProps) {
  const { showToast } = useHost();
  const showFailure = useOrderFailure();
  const calls = useOrderCalls();
  const [book] = calls.useBookDemoCallMutation();
  const [run, isBusy] = useBusyUntilRead(calls);
  const send = async (startsAt: string) => {
    const { error } = await run(() => book({ id: orderId, body: { startsAt } }));
    if (error) showFailure('bookCall', error);
    else showToast(orderToasts.callBooked);
    return (error as CallError | undefined)?.status !== 409;
  };
  return (
    <CallPicker
      call={call}
      isBusy={isBusy}
      onBook={send}
      onBack={onBack}
      takesFocus={onBack !== undefined}
    />
  );
}

interface BookedCallProps {
  readonly call: DemoCall;
  readonly startsAt: string;
  readonly orderId: string;
  readonly onMove: () => void;
}

function BookedCall({ call, startsAt, orderId, onMove }: BookedCallProps) {
  const { showToast } = useHost();
  const showFailure = useOrderFailure();
  const calls = useOrderCalls();
  const [cancel] = calls.useCancelDemoCallMutation();
  const [run, isBusy] = useBusyUntilRead(calls);
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // Disabled until the call is read, it cannot take the focus from the dialog.
  useFocusBack(opener, isAsking || isBusy);
  const zone = ownZone();
  const cancelCall = async () => {
    const { error } = await run(() => cancel({ id: orderId }));
    setAsking(false);
    if (error) showFailure('cancelCall', error);
    else showToast(orderToasts.callCancelled);
  };
  return (
    <Stack gap={4}>
      <div>
        <Text weight="strong" tone="ink" size="lg">
          <time dateTime={startsAt}>{dayAndTime(startsAt, zone)}</time>
        </Text>
        <Text size="sm" tone="muted">
          {`${zoneName(zone)} time${elsewhere(startsAt, zone, call.zone)}, ${call.minutes} minutes`}
        </Text>
      </div>
      <Cluster gap={3}>
        <LinkButton
          href={fillPath(quoteEndpoints.demoCallFile.path, { id: orderId })}
          download
          variant="secondary"
          icon={<Icon name="calendar" />}
        >
          Add to calendar
        </LinkButton>
        {call.canChange ? (
          <>
            <Button variant="ghost" onClick={onMove} disabled={isBusy}>
              Choose another time
            </Button>
            <Button
              ref={opener}
              variant="ghost"
              busy={isBusy}
              busyLabel="Cancelling..."
              onClick={() => setAsking(true)}
            >
              Cancel the call
            </Button>
          </>
        ) : null}
      </Cluster>
      {isAsking ? (
        <ConfirmDialog
          title="Cancel the call?"
          keepLabel="Keep the call"
          act={{
            children: 'Cancel the call',
            busy: isBusy,
            busyLabel: 'Cancelling...',
            onClick: cancelCall,
          }}
          onClose={() => setAsking(false)}
        >
          {`${dayAndTime(startsAt, zone)} is free for others then. You can choose another time.`}
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
