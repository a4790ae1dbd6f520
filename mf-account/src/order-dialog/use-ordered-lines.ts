import type {
  OrderedLine,
  OrderFormValues,
} from '@northcast/shared-contracts/api/client/order-draft';
import { type OrderLine, orderLinesTotal } from '@northcast/shared-contracts/api/order-lines';
import { useForm, useFormState } from 'react-final-form';
import type { Offer } from './offer';
import { pricedLines } from './ordered-lines';

interface OrderedLines {
  /** All ordered lines, the offer first. */
  readonly lines: readonly OrderLine[];
  /** Whole US dollars. */
  readonly total: number;
  readonly change: (lines: readonly OrderedLine[]) => void;
}

/** The lines of the surrounding order form. */
export function useOrderedLines(offer: Offer): OrderedLines {
  const form = useForm<OrderFormValues>();
  const { values } = useFormState<OrderFormValues>({ subscription: { values: true } });
  const lines = pricedLines(offer, values.lines);
  return {
    lines,
    total: orderLinesTotal(lines),
    change: (next) =>
      form.change(
        'lines',
        next.map(({ name, quantity }) => ({ name, quantity })),
      ),
  };
}
