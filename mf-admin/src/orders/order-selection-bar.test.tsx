import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { orderSample } from '../testing/samples';
import { Page } from './orders-page';

test('selected orders are not assigned while their status is set', async () => {
  const order = orderSample();
  const { promise: responding, resolve: respond } = deferred();
  const sent = answerWith({
    read: ({ path }) => (path === '/api/admin/orders' ? [order] : []),
    write: async () => {
      await responding;
      return { status: 200, body: { changed: [], left: [] } };
    },
  });
  render(
    <PanelFrame address="/admin/orders">
      <Page />
    </PanelFrame>,
  );
  const name = `Select order ${orderNumber(order.id)}`;
  await userEvent.click(await screen.findByRole('checkbox', { name }));
  await userEvent.selectOptions(screen.getByLabelText('Assign to'), 'Nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Set status' }));
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
  respond();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull());
  expect(sent).toHaveLength(1);
});
