import type { OrderSteps } from './use-order-steps';

/** Where in the list an order stands: `3 of 40` */
export function positionText({ position, total }: OrderSteps): string {
  return position === null ? 'Not in the list as it is filtered' : `${position} of ${total}`;
}
