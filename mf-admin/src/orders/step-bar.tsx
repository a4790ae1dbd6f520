import type { Order, OrderDetails } from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { orderStatuses } from '@northcast/shared-contracts/content/texts/order-status';
import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useManages } from '../role/use-role';
import { useDrawerKeys } from './drawer-keys';
import { KeyHelp } from './key-help';
import type { OrderEdit } from './order-edit-dialog';
import { Reach } from './reach';
import { StatusSelect, useStatusChoice } from './status-select';
import { type OrderSteps, positionText } from './use-order-steps';

/**
 * Below the title, or on phones at the bottom, in reach of the thumb. No higher than the space that
 * toasts leave free there.
 */
const Bar = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space[2]} ${theme.space[4]} max(${theme.space[2]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line};

  /* Overrides the small size that controls have with a mouse. */
  &&& :is(button, a, select) {
    min-width: ${theme.size.control};
    min-height: ${theme.size.control};
  }

  ${media.belowMd} {
    order: 1;

    &&& :is(button, a) {
      padding-inline: ${theme.space[2]};
    }
  }

  /* The status gets its own row; between the buttons it would be cut off. */
  ${media.narrowest} {
    flex-wrap: wrap;
    padding-inline: min(${theme.space[4]}, 4vw);
    gap: min(${theme.space[2]}, 2vw);

    &&& :is(button, a) {
      min-width: min(${theme.size.control}, 20vw);
    }

    & > :has(select) {
      flex: 1 0 100%;
      order: -1;
    }
  }

  ${media.md} {
    justify-content: start;
    gap: ${theme.space[3]};
    padding: 0 ${theme.space[5]} ${theme.space[3]};
    border: 0;

    &&& :is(button, a, select) {
      min-height: 0;
    }
  }
`;

const Word = styled.span`
  ${media.belowMd} {
    display: none;
  }
`;

interface StepBarProps {
  readonly number: string;
  readonly steps: OrderSteps;
  /** Undefined until loaded. */
  readonly details: OrderDetails | undefined;
  readonly onConflict: (edit: OrderEdit) => void;
}

/** Controls for working through orders: status, previous and next, call, message. */
export function StepBar({ number, steps, details, onConflict }: StepBarProps) {
  const canManage = useManages();
  const bar = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const go = (step: 1 | -1) => () => {
    if (steps.canGo(step)) steps.go(step);
  };
  useDrawerKeys(bar, {
    j: go(1),
    ArrowDown: go(1),
    k: go(-1),
    ArrowUp: go(-1),
    '?': () => setHelpOpen((isOpen) => !isOpen),
  });
  useFocusInDrawer(bar, number);
  return (
    <Bar ref={bar}>
      <Button
        variant="secondary"
        size="sm"
        aria-label="Previous order"
        aria-keyshortcuts="K ArrowUp"
        aria-disabled={!steps.canGo(-1)}
        icon={<Icon name="arrow-left" />}
        onClick={go(-1)}
      >
        <Word>Previous</Word>
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-label="Next order"
        aria-keyshortcuts="J ArrowDown"
        aria-disabled={!steps.canGo(1)}
        iconEnd={<Icon name="arrow-right" />}
        onClick={go(1)}
      >
        <Word>Next</Word>
      </Button>
      {details ? (
        <>
          {canManage ? (
            <DrawerStatus key={details.order.id} order={details.order} onConflict={onConflict} />
          ) : null}
          <Reach order={details.order} />
        </>
      ) : null}
      <KeyHelp isOpen={isHelpOpen} onToggle={() => setHelpOpen(!isHelpOpen)} />
      <VisuallyHidden role="status">
        {[`Order ${number}`, positionText(steps)].filter(Boolean).join(', ')}
      </VisuallyHidden>
    </Bar>
  );
}

interface DrawerStatusProps {
  readonly order: Order;
  readonly onConflict: (edit: OrderEdit) => void;
}

/** The order's status; the keys 1 to 4 change it too. */
function DrawerStatus({ order, onConflict }: DrawerStatusProps) {
  const element = useRef<HTMLSpanElement>(null);
  const { status, isSaving, choose, commit } = useStatusChoice(order, onConflict);
  const keys = orderStatuses.map((chosen, index): [string, () => void] => [
    String(index + 1),
    () => {
      choose(chosen);
      commit();
    },
  ]);
  useDrawerKeys(element, Object.fromEntries(keys));
  return (
    <span ref={element}>
      <StatusSelect
        label={`Status of order ${orderNumber(order.id)}`}
        status={status}
        isSaving={isSaving}
        keys="1 2 3 4"
        onChange={choose}
        onLeave={commit}
      />
    </span>
  );
}

/**
 * If the focused element disappears with the previous order, focuses the drawer, for its shortcuts
 * and for screen readers.
 */
function useFocusInDrawer(bar: RefObject<HTMLElement | null>, number: string): void {
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    if (bar.current?.contains(document.activeElement)) return;
    bar.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
  }, [bar, number]);
}
