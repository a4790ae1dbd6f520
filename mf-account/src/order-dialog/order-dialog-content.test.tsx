import '@testing-library/jest-dom';
import { beginOrder } from '@northcast/shared-contracts/api/client/order-draft';
import { HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { findOffer, type Offer } from './offer';
import { OrderDialogContent } from './order-dialog-content';

function showToVisitor(slug: string) {
  const host = testHost();
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
