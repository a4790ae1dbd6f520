import { brand } from '@northcast/shared-contracts/content/brand';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { panelOrderCalls } from '../calls/panel-order-calls';
import { firstNameOf, placeholderError } from './placeholders';
import { ReplyPicker } from './reply-picker';

interface ThreadReplyPickerProps {
  readonly name: string;
  readonly orderId?: string | undefined;
  /** The customer, if known without loading the order. */
  readonly userName?: string | undefined;
  readonly userEmail?: string | undefined;
}

/** Saved replies for a thread; its order, if any, supplies the placeholder values. */
export function ThreadReplyPicker({ name, orderId, userName, userEmail }: ThreadReplyPickerProps) {
  const { currentData } = panelOrderCalls.useOrderQuery(
    { id: orderId ?? '' },
    { skip: orderId === undefined },
  );
  const order = orderId === undefined ? undefined : currentData?.order;
  const fullName = userName ?? order?.customerName ?? '';
  const values = {
    firstName: firstNameOf(fullName),
    fullName,
    email: userEmail ?? order?.customerEmail ?? '',
    service: order?.serviceName ?? '',
    orderNumber: orderId === undefined ? '' : `#${orderNumber(orderId)}`,
    companyName: brand.name,
  };
  return <ReplyPicker name={name} values={values} />;
}

/** Adds saved replies to the team's message forms. */
export const panelComposerTools = { Tools: ThreadReplyPicker, check: placeholderError };
