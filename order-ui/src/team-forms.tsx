import { Text } from '@northcast/shared-ui/typography/typography';
import { lazy } from 'react';
import { AddDelivery } from './deliveries/add-delivery';
import { CreditDialog } from './money/credit-dialog';
import type { TeamForms } from './team-forms-context';

const notLoaded = () => ({
  default: () => <Text>This part could not be loaded. Please reload the page.</Text>,
});

/** All forms of the team, for the panel. */
export const teamForms: TeamForms = {
  AddDelivery,
  CreditDialog,
  MoneyForms: lazy(() =>
    import('./money/money-forms').then((module) => ({ default: module.MoneyForms }), notLoaded),
  ),
  NewQuote: lazy(() =>
    import('./quotes/new-quote').then((module) => ({ default: module.NewQuote }), notLoaded),
  ),
};
