import '@testing-library/jest-dom';
import { beginOrder } from '@northcast/shared-contracts/api/client/order-draft';
import { type Host, HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { findOffer, type Offer } from './offer';
import { OrderDialogContent } from './order-dialog-content';

function showToVisitor(slug: string, change?: Partial<Host>) {
  const host = testHost(change);
  render(
    <HostContext value={host}>
      <MemoryRouter>
        <OrderDialogContent
          session={host.session}
          offer={findOffer(slug) as Offer}
          place={async () => undefined}
          onCancel={() => undefined}
          isPending={false}
        />
      </MemoryRouter>
    </HostContext>,
  );
}

beforeEach(() => sessionStorage.clear());

test('a visitor who has chosen one service sees its displayed price', () => {
  showToVisitor('youtube-audiogram');
  expect(screen.getByText('Price: $99.95')).toBeVisible();
});

test('a visitor who has chosen several services sees their total', () => {
  beginOrder('youtube-audiogram', [
    { name: 'YouTube Audiogram', quantity: 1 },
    { name: 'Jingle', quantity: 2 },
  ]);
  showToVisitor('youtube-audiogram');
  expect(screen.getByText('Price: $379')).toBeVisible();
});

test('Retry is busy until the account has been asked for again', async () => {
  const { promise, resolve } = deferred();
  const session = { status: 'unknown', isUnreachable: true } as const;
  showToVisitor('jingle', { session, refreshSession: () => promise });
  const retry = screen.getByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  expect(retry).toHaveAttribute('aria-busy', 'true');
  await act(async () => resolve());
  expect(retry).toBeEnabled();
  expect(screen.getByText(/What you have typed is kept/)).toBeVisible();
});
