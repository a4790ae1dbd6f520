import '@testing-library/jest-dom';
import { HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findOffer, type Offer } from '../order-dialog/offer';
import { OrderDialogContent } from '../order-dialog/order-dialog-content';
import { UnreachableAccount } from './unreachable-account';

const dialog = (
  <OrderDialogContent
    session={{ status: 'unknown', isUnreachable: true }}
    offer={findOffer('jingle') as Offer}
    place={async () => undefined}
    onCancel={() => undefined}
    isPending={false}
  />
);

test.each([
  ['a page', <UnreachableAccount key="page" />],
  ['the order dialog', dialog],
])('Retry of %s is busy until the server has been asked again', async (_place, content) => {
  const { promise, resolve } = deferred();
  render(<HostContext value={testHost({ refreshSession: () => promise })}>{content}</HostContext>);
  const retry = screen.getByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  expect(retry).toBeDisabled();
  await act(async () => resolve());
  expect(retry).toBeEnabled();
});
