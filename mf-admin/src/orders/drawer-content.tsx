import { LoadedOrder } from '@northcast/order-ui/order-details/loaded-order';
import { OrderHead } from '@northcast/order-ui/order-details/order-head';
import { OrderPageBody } from '@northcast/order-ui/order-details/order-page-body';
import { teamForms } from '@northcast/order-ui/team-forms';
import { TeamFormsProvider } from '@northcast/order-ui/team-forms-context';
import { BusinessProvider } from '@northcast/order-ui/viewer';
import type { Order, OrderDetails } from '@northcast/shared-contracts/api/entities';
import { Button } from '@northcast/shared-ui/button/button';
import { DialogBody } from '@northcast/shared-ui/dialog/dialog-frame';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { useEndSession } from '../calls/call-failure';
import { panelOrderCalls } from '../calls/panel-order-calls';
import { OrderNotes } from '../notes/notes';
import { PanelOrderContext } from '../order-context/panel-order-context';
import { useManages } from '../role/use-role';
import { AssigneeSelect } from './assignee';
import { DueDate } from './due-date';
import type { OrderEdit } from './order-edit-dialog';
import { OtherOrders } from './other-orders';
import { StepBar } from './step-bar';
import type { OrderSteps } from './use-order-steps';

export interface OrderDrawerProps {
  /** The order's id or its number. */
  readonly id: string;
  readonly number: string;
  readonly onClose: () => void;
  readonly onEdit: (order: Order) => void;
  /** Opens another order. */
  readonly onOpen: (order: Order) => void;
  readonly onConflict: (edit: OrderEdit) => void;
  readonly steps: OrderSteps;
}

/** The sections that the customer sees, in the team's variant, and those for the team alone. */
export function DrawerContent({ id, number, onClose, steps, ...ways }: OrderDrawerProps) {
  const { currentData } = panelOrderCalls.useOrderQuery({ id });
  return (
    <BusinessProvider value={useManages()}>
      <PanelOrderContext>
        <StepBar number={number} steps={steps} details={currentData} onConflict={ways.onConflict} />
        {/* The key remounts the body, so that another order starts scrolled to the top. */}
        <DialogBody key={id}>
          <LoadedOrder
            id={id}
            onExpired={useEndSession()}
            elsewhere={<Button onClick={onClose}>Close</Button>}
          >
            {(details) => <ShownOrder details={details} {...ways} />}
          </LoadedOrder>
        </DialogBody>
      </PanelOrderContext>
    </BusinessProvider>
  );
}

type ShownOrderProps = Pick<OrderDrawerProps, 'onEdit' | 'onOpen' | 'onConflict'> & {
  readonly details: OrderDetails;
};

function ShownOrder({ details, onEdit, onOpen, onConflict }: ShownOrderProps) {
  const { order } = details;
  const canManage = useManages();
  return (
    <Stack gap={5}>
      <OrderHead
        order={details}
        headingLevel={3}
        status={
          canManage ? (
            <Cluster gap={4}>
              <DueDate order={order} onConflict={onConflict} />
              <AssigneeSelect order={order} onConflict={onConflict} />
            </Cluster>
          ) : null
        }
        actions={
          canManage ? (
            <Button
              variant="secondary"
              size="sm"
              icon={<Icon name="edit" />}
              onClick={() => onEdit(order)}
            >
              Edit order
            </Button>
          ) : undefined
        }
      />
      <TeamFormsProvider value={teamForms}>
        <OrderPageBody
          order={details}
          aboveMessages={<OrderNotes key={order.id} orderId={order.id} />}
          atEnd={canManage ? <OtherOrders order={order} onOpen={onOpen} /> : undefined}
        />
      </TeamFormsProvider>
    </Stack>
  );
}
