import '@testing-library/jest-dom';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { orderSample } from '../testing/samples';
import { Page } from './orders-page';

test('a selected order is assigned once its own save has ended, in the version saved', async () => {
  const order = orderSample();
  const { promise: responding, resolve: respond } = deferred();
  const sent = answerWith({
    read: ({ path }) => (path === '/api/admin/orders' ? [order] : []),
    write: async ({ path, body }) => {
      if (path.includes(order.id)) await responding;
      const saved = { ...order, ...(body as Order), version: 2 };
      return { status: 200, body: path.includes(order.id) ? saved : { changed: [], left: [] } };
    },
  });
  render(
    <PanelFrame address="/admin/orders">
      <Page />
    </PanelFrame>,
  );
  const number = orderNumber(order.id);
  await userEvent.click(await screen.findByRole('checkbox', { name: `Select order ${number}` }));
  const status = screen.getByRole('combobox', { name: `Status of order ${number}` });
  await userEvent.selectOptions(status, 'processing');
  await userEvent.selectOptions(screen.getByLabelText('Assign to'), 'Nobody');
  const button = screen.getByRole('button', { name: 'Assign' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Set status' })).not.toHaveAttribute('aria-busy');
  respond();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ orders: [{ id: order.id, version: 2 }] });
});

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

test('the reason why the status of selected orders is not changed is shown', async () => {
  const order = orderSample();
  const errors = [{ path: 'filter', message: 'Choose at most 1,000 orders.' }];
  answerWith({
    read: ({ path }) => (path === '/api/admin/orders' ? [order] : []),
    write: async () => ({ status: 422, body: { message: 'Invalid', errors } }),
  });
  const showToast = jest.fn();
  render(
    <PanelFrame address="/admin/orders" host={{ showToast }}>
      <Page />
    </PanelFrame>,
  );
  const name = `Select order ${orderNumber(order.id)}`;
  await userEvent.click(await screen.findByRole('checkbox', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Set status' }));
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));
  expect(showToast.mock.calls[0]).toMatchObject([{ description: errors[0]?.message }]);
});
