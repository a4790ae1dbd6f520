import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';
import type { AddDelivery } from './deliveries/add-delivery';
import type { CreditDialog } from './money/credit-dialog';
import type { MoneyForms } from './money/money-forms';
import type { NewQuote } from './quotes/new-quote';

/** Forms with which the team works on an order. */
export interface TeamForms {
  readonly AddDelivery: ComponentType<ComponentProps<typeof AddDelivery>>;
  readonly CreditDialog: ComponentType<ComponentProps<typeof CreditDialog>>;
  readonly MoneyForms: ComponentType<ComponentProps<typeof MoneyForms>>;
  readonly NewQuote: ComponentType<ComponentProps<typeof NewQuote>>;
}

const TeamFormsContext = createContext<TeamForms | null>(null);

export const TeamFormsProvider = TeamFormsContext.Provider;

/** Null for customers: their area does not contain the forms. */
export const useTeamForms = (): TeamForms | null => useContext(TeamFormsContext);
