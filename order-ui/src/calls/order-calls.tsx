import { type createAreaApi, read, write } from '@northcast/shared-contracts/api/client/api';
import type { CallError } from '@northcast/shared-contracts/api/client/request';
import { deliveryEndpoints } from '@northcast/shared-contracts/api/delivery-endpoints';
import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import { fileEndpoints } from '@northcast/shared-contracts/api/file-endpoints';
import { messageEndpoints } from '@northcast/shared-contracts/api/message-endpoints';
import { orderEndpoints } from '@northcast/shared-contracts/api/order-endpoints';
import { quoteEndpoints } from '@northcast/shared-contracts/api/quote-endpoints';
import {
  type OrderFailureName,
  orderFailures,
} from '@northcast/shared-contracts/content/texts/order-toasts';
import type { FailureName, FailureText } from '@northcast/shared-contracts/content/texts/toasts';
import { createContext, useContext } from 'react';

type AreaApi = ReturnType<typeof createAreaApi<string>>;

/** An area's API with any `reducerPath` and endpoints: RTK Query's type fixes the name. */
type AnyAreaApi = Pick<AreaApi, 'reducerPath'> & { readonly injectEndpoints: unknown };

/**
 * A write that also refetches the order after a 409, because the order has changed in the meantime.
 */
function writeToOrder<const E extends Endpoint>(endpoint: E) {
  const plain = write(endpoint);
  return {
    ...plain,
    invalidatesTags: (response: unknown, error: unknown, parameters: unknown) =>
      plain.invalidatesTags(
        response,
        (error as CallError | undefined)?.status === 409 ? undefined : error,
        parameters,
      ),
  };
}

/** Adds the calls of the order view to the API of the area that shows it. */
export const orderCalls = (api: AnyAreaApi) =>
  (api as AreaApi).injectEndpoints({
    endpoints: (build) => ({
      quotes: build.query(read(quoteEndpoints.quotes)),
      sendQuote: build.mutation(writeToOrder(quoteEndpoints.sendQuote)),
      acceptQuote: build.mutation(writeToOrder(quoteEndpoints.acceptQuote)),
      declineQuote: build.mutation(writeToOrder(quoteEndpoints.declineQuote)),
      demoCall: build.query(read(quoteEndpoints.demoCall)),
      bookDemoCall: build.mutation(writeToOrder(quoteEndpoints.bookDemoCall)),
      cancelDemoCall: build.mutation(writeToOrder(quoteEndpoints.cancelDemoCall)),
      payment: build.query(read(quoteEndpoints.payment)),
      changePayment: build.mutation(writeToOrder(quoteEndpoints.changePayment)),
      invoices: build.query(read(quoteEndpoints.invoices)),
      issueInvoice: build.mutation(writeToOrder(quoteEndpoints.issueInvoice)),
      issueCreditNote: build.mutation(writeToOrder(quoteEndpoints.issueCreditNote)),
      order: build.query(read(orderEndpoints.order)),
      editBrief: build.mutation(writeToOrder(orderEndpoints.editBrief)),
      cancelOrder: build.mutation(writeToOrder(orderEndpoints.cancelOrder)),
      deliveries: build.query(read(deliveryEndpoints.deliveries)),
      createDelivery: build.mutation(write(deliveryEndpoints.createDelivery)),
      approveDelivery: build.mutation(writeToOrder(deliveryEndpoints.approveDelivery)),
      askForRevision: build.mutation(writeToOrder(deliveryEndpoints.askForRevision)),
      addComment: build.mutation(write(deliveryEndpoints.addComment)),
      markComment: build.mutation(write(deliveryEndpoints.markComment)),
      editComment: build.mutation(writeToOrder(deliveryEndpoints.editComment)),
      deleteComment: build.mutation(write(deliveryEndpoints.deleteComment)),
      fileAnalysis: build.query(read(deliveryEndpoints.fileAnalysis)),
      orderFiles: build.query(read(fileEndpoints.orderFiles)),
      attachFile: build.mutation(write(fileEndpoints.attachFile)),
      addFileLink: build.mutation(write(fileEndpoints.addFileLink)),
      removeFile: build.mutation(write(fileEndpoints.removeFile)),
      orderMessages: build.query(read(messageEndpoints.orderMessages)),
      startThread: build.mutation(write(messageEndpoints.startThread)),
      messagePosts: build.query(read(messageEndpoints.messagePosts)),
      addPost: build.mutation(write(messageEndpoints.addPost)),
      markMessageRead: build.mutation(write(messageEndpoints.markMessageRead)),
    }),
  });

/** What the area that shows an order provides to the order view. */
interface OrderCalls {
  readonly calls: ReturnType<typeof orderCalls>;
  /**
   * Shows the failure or ends the session; returns the errors of the named fields, for the form.
   */
  readonly useFailure: () => (
    failure: FailureName | FailureText,
    error: unknown,
    fields?: readonly string[],
  ) => Record<string, string> | undefined;
}

const OrderCallsContext = createContext<OrderCalls | null>(null);

export const OrderCallsProvider = OrderCallsContext.Provider;

function useOrderCallsContext(): OrderCalls {
  const calls = useContext(OrderCallsContext);
  if (calls === null) throw new Error('an order’s place needs an OrderCallsProvider above it');
  return calls;
}

export const useOrderCalls = () => useOrderCallsContext().calls;

const isOrderFailure = (name: string): name is OrderFailureName => name in orderFailures;

/** Handles a failed write: shows its toast or ends the session. */
export function useOrderFailure() {
  const show = useOrderCallsContext().useFailure();
  return (name: OrderFailureName | FailureName, error: unknown, fields?: readonly string[]) =>
    show(isOrderFailure(name) ? orderFailures[name] : name, error, fields);
}
