import '@testing-library/jest-dom';
import type { Order } from '@northcast/shared-contracts/api/entities';
import { orderNumber } from '@northcast/shared-contracts/content/texts/format';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import type { Role } from '@northcast/shared-contracts/roles';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame, type Received } from '../testing/panel-frame';
import { orderSample } from '../testing/samples';
import { Page } from './orders-page';

function show(search = '', role: Role = 'owner') {
  render(
    <PanelFrame address={`/admin/orders${search}`} role={role}>
      <Page />
    </PanelFrame>,
  );
}

const box = ({ id }: Order) =>
  screen.findByRole('checkbox', { name: `Select order ${orderNumber(id)}` });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const list = '/api/admin/orders';

test('rows of the last filter cannot be selected while those of the next one load', async () => {
  const [order, late] = [orderSample(), orderSample()];
  const { promise: loading, resolve: answerLate } = deferred<Order[]>();
  answerWith({
    read: ({ path, search }) => {
      if (path !== list) return [];
      return search.get('due') === 'late' ? loading : [order];
    },
  });
  show();
  expect(await box(order)).toBeEnabled();
  await userEvent.click(screen.getByRole('link', { name: 'Late' }));
  expect(await box(order)).toBeDisabled();
  await userEvent.click(await box(order));
  answerLate([late, order]);
  await waitFor(async () => expect(await box(order)).toBeEnabled());
  expect(await box(order)).not.toBeChecked();
});

test('the number of selected orders appears in an element that is there before', async () => {
  const order = orderSample();
  answerWith({ read: ({ path }) => (path === list ? [order] : []) });
  show();
  const first = await box(order);
  const before = screen.getAllByRole('status');
  await userEvent.click(first);
  expect(before).toContain(screen.getByText('1 order selected'));
  expect(screen.getByRole('region', { name: 'Selected orders' })).toBeVisible();
  await userEvent.click(first);
  expect(screen.queryByRole('region', { name: 'Selected orders' })).toBeNull();
});

test.each([
  ['while the list loads', new Promise(() => undefined), ''],
  ['that is on another page', [orderSample()], 'Not on this page of the list'],
])('the drawer of an order %s does not say that the list lacks it', async (_when, rows, text) => {
  const order = orderSample();
  answerWith({ read: ({ path }) => (path === list ? rows : undefined) });
  show(`?details=${order.id}`);
  const drawer = await screen.findByRole('dialog', { name: `Order ${orderNumber(order.id)}` });
  await waitFor(() => expect(drawer).toHaveAccessibleDescription(text));
});

/**
 * A server with one order; `hold` delays its changes until the returned function is called.
 * @param shown the order in the list, which stays as it is
 */
function slowServer(shown: Order, first = shown) {
  let stored = first;
  let responding: Promise<void> | undefined;
  const sent = answerWith({
    read: ({ path }) => (path === list ? [shown] : []),
    write: async ({ body }) => {
      await responding;
      const { version, ...change } = body as Order;
      if (version !== stored.version) {
        return { status: 409, body: { message: 'Changed', current: stored } };
      }
      stored = { ...stored, ...change, version: version + 1 };
      return { status: 200, body: stored };
    },
  });
  return {
    sent,
    hold: () => {
      const { promise, resolve: release } = deferred();
      responding = promise;
      return release;
    },
  };
}

const dialog = () => screen.findByRole('dialog', { name: /^Edit order/ });

test('an edit opened during a save begins with the saved values and does not conflict', async () => {
  const order = orderSample();
  const server = slowServer(order);
  show();
  const number = orderNumber(order.id);
  const release = server.hold();
  const status = await screen.findByRole('combobox', { name: `Status of order ${number}` });
  await userEvent.selectOptions(status, 'processing');
  await press(`Edit order ${number}`);
  expect(screen.queryByRole('dialog')).toBeNull();
  release();
  const form = within(await dialog());
  expect(form.getByLabelText('Status')).toHaveValue('processing');
  await userEvent.type(form.getByLabelText(/^Phone/), '555');
  await press('Save changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(`Edit order ${number}`);
  const again = within(await dialog());
  expect(again.getByLabelText(/^Phone/)).toHaveValue('555');
  expect(server.sent.map(({ body }) => (body as Order).version)).toEqual([1, 2]);
});

test('a save that is refused while an edit opens shows one dialog, with the conflict', async () => {
  const order = orderSample();
  const server = slowServer(order, { ...order, version: 2, projectBrief: 'Theirs' });
  show();
  const number = orderNumber(order.id);
  const status = await screen.findByRole('combobox', { name: `Status of order ${number}` });
  const release = server.hold();
  await userEvent.selectOptions(status, 'processing');
  await press(`Edit order ${number}`);
  release();
  expect(await dialog()).toHaveTextContent('Theirs');
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a save that is refused while another order is edited shows its conflict after that', async () => {
  const [order, other] = [orderSample(), orderSample()];
  const { promise: refusal, resolve: refuse } = deferred();
  const current = { ...order, version: 2, projectBrief: 'Theirs' };
  answerWith({
    read: ({ path }) => (path === list ? [order, other] : []),
    write: async () => {
      await refusal;
      return { status: 409, body: { message: 'Changed', current } };
    },
  });
  show();
  const edit = ({ id }: Order) => `Edit order ${orderNumber(id)}`;
  const name = `Status of order ${orderNumber(order.id)}`;
  const status = await screen.findByRole('combobox', { name });
  await userEvent.selectOptions(status, 'processing');
  await press(edit(other));
  await userEvent.type(within(await dialog()).getByLabelText(/^Phone/), '555');
  expect(status).toHaveValue('processing');
  refuse();
  await waitFor(() => expect(status).toHaveValue('pending'));
  const form = await screen.findByRole('dialog', { name: edit(other) });
  expect(within(form).getByLabelText(/^Phone/)).toHaveValue('555');
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  await press('Cancel');
  expect(await screen.findByRole('dialog', { name: edit(order) })).toHaveTextContent('Theirs');
  expect(window.location.search).toBe('');
});

test('an edit whose customer was emptied is not saved', async () => {
  const order = orderSample();
  const { sent } = slowServer(order);
  show(`?open=${order.id}`);
  const form = within(await dialog());
  await userEvent.type(form.getByRole('combobox', { name: 'Customer' }), 'x');
  await userEvent.tab();
  await press('Save changes');
  expect(await form.findByText(validation.customer)).toBeVisible();
  expect(sent).toEqual([]);
});

test('a link does not open the form of an order for a producer', async () => {
  const order = orderSample({ assigneeId: testUser.id });
  answerWith({ read: ({ path }) => (path === list ? [order] : []) });
  show(`?open=${order.id}`, 'producer');
  await screen.findByRole('button', { name: orderNumber(order.id) });
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each<[Role, number]>([
  ['manager', 1],
  ['producer', 0],
])('a %s sees %i columns for the assignee', async (role, count) => {
  const order = orderSample({ assigneeId: testUser.id });
  answerWith({ read: ({ path }) => (path === list ? [order] : []) });
  show('', role);
  await screen.findByRole('button', { name: orderNumber(order.id) });
  const name = /^Assigned to/;
  expect(screen.queryAllByRole('columnheader', { name })).toHaveLength(count);
});

describe('the focus of the keyboard', () => {
  const order = orderSample();
  const heading = () => screen.getByRole('heading', { name: 'Orders', level: 1 });
  const pressByKey = async (name: string) => {
    (await screen.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
  };

  /** @param total the number of orders on all pages */
  function showOne(total = 1, search = '') {
    const isMatch = ({ path, search: query }: Received) =>
      path === list && query.get('due') !== 'late';
    answerWith({
      read: (call) => (isMatch(call) ? [order] : []),
      headers: (call) => ({ 'X-Total-Count': String(isMatch(call) ? total : 0) }),
      write: () => ({ status: 200, body: { changed: [], left: [] } }),
    });
    render(
      <main>
        <PanelFrame address={`/admin/orders${search}`}>
          <Page />
        </PanelFrame>
      </main>,
    );
  }

  const deletion = `Delete order ${orderNumber(order.id)}`;

  /** Deletes one of two orders. @returns the function that lets the server respond */
  async function deleteByKey() {
    const { promise: responding, resolve: respond } = deferred();
    let stored = [order, orderSample()];
    answerWith({
      read: ({ path }) => (path === list ? stored : []),
      write: async () => {
        await responding;
        stored = stored.slice(1);
        return { status: 204 };
      },
    });
    jest.spyOn(window, 'confirm').mockReturnValue(true);
    show();
    await pressByKey(deletion);
    return respond;
  }

  const deleted = () =>
    waitFor(() => expect(screen.queryByRole('button', { name: deletion })).toBeNull());

  test('is on the list after an order was deleted', async () => {
    const respond = await deleteByKey();
    respond();
    await deleted();
    expect(screen.getByRole('region', { name: 'Orders' })).toHaveFocus();
  });

  test('stays in the search box that was focused before the response to a deletion', async () => {
    const respond = await deleteByKey();
    const search = screen.getByRole('searchbox', { name: 'Search orders' });
    await userEvent.click(search);
    respond();
    await deleted();
    expect(search).toHaveFocus();
  });

  test.each(['Clear selection', 'Set status'])('is on the heading after "%s"', async (name) => {
    showOne();
    await userEvent.click(await box(order));
    await pressByKey(name);
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(heading()).toHaveFocus();
  });

  test('stays on the bar after all orders were selected', async () => {
    showOne(30);
    await userEvent.click(await box(order));
    await pressByKey('Select all 30 that match');
    expect(screen.getByRole('region', { name: 'Selected orders' })).toHaveFocus();
  });

  test('is on the heading after the filters were cleared', async () => {
    showOne(1, '?assignee=nobody');
    const [button] = await screen.findAllByRole('button', { name: 'Clear filters' });
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull());
    expect(heading()).toHaveFocus();
  });

  test('is on the heading after the search and the filters of an empty list were cleared', async () => {
    showOne(1, '?due=late');
    await pressByKey('Clear search and filter');
    expect(await box(order)).toBeVisible();
    expect(heading()).toHaveFocus();
  });
});
