import type {
  Delivery,
  Invoice,
  OrderDetails,
  Payment,
  Quote,
} from '@northcast/shared-contracts/api/entities';
import { type ComponentType, createContext, type RefObject, useContext } from 'react';

/** Forms with which the team works on an order. */
export interface TeamForms {
  readonly AddDelivery: ComponentType<{
    readonly order: OrderDetails;
    readonly deliveries: readonly Delivery[];
  }>;
  readonly CreditDialog: ComponentType<{
    readonly invoice: Invoice;
    readonly onClose: () => void;
  }>;
  readonly MoneyForms: ComponentType<{
    readonly order: OrderDetails;
    readonly payment: Payment;
    readonly invoices: readonly Invoice[];
    readonly heading: RefObject<HTMLElement | null>;
  }>;
  readonly NewQuote: ComponentType<{
    readonly order: OrderDetails;
    readonly newest: Quote | undefined;
    readonly heading: RefObject<HTMLElement | null>;
  }>;
}

const TeamFormsContext = createContext<TeamForms | null>(null);

export const TeamFormsProvider = TeamFormsContext.Provider;

/** Null for customers: their area does not contain the forms. */
export const useTeamForms = (): TeamForms | null => useContext(TeamFormsContext);
