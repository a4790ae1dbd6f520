import '@testing-library/jest-dom';
import type { ListView } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import type { ListShape } from '../list/list-state';
import { useListState } from '../list/use-list-state';
import { answerWith, PanelFrame, type Received } from '../testing/panel-frame';
import { ListViews } from './list-views';
import { orderViews } from './view-state';

const shape: ListShape = { sortable: ['createdAt'], statuses: ['pending'] };
const saved: ListView = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  list: 'orders',
  name: 'Mornings',
  query: 'status=pending',
  hidden: [],
  version: 1,
  updatedAt: '2026-11-22T10:00:00.000Z',
};

function Views() {
  return (
    <ListViews list="orders" control={useListState(shape)} shape={shape} standard={orderViews} />
  );
}

/** Shows the view; another tab changes or deletes it after that. */
async function show() {
  let stored: ListView | undefined = saved;
  const sent = answerWith({
    read: () => (stored ? [stored] : []),
    write: ({ body }) => {
      if (!stored) return { status: 404, body: { message: problems.notFound } };
      if ((body as ListView).version !== stored.version) {
        return { status: 409, body: { message: problems.stale, current: stored } };
      }
      stored = { ...stored, ...(body as ListView), version: stored.version + 1 };
      return { status: 200, body: stored };
    },
  });
  render(
    <PanelFrame address={`/admin/orders?view=${saved.id}&status=pending`}>
      <Views />
    </PanelFrame>,
  );
  await screen.findByRole('link', { name: 'Mornings' });
  return {
    versions: () => sent.map(({ body }) => (body as ListView).version),
    changeElsewhere: (view: ListView | undefined) => {
      stored = view;
    },
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function rename(name: string) {
  await press('Rename view');
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), name);
  await press('Save view');
}

test('a view that another tab changed can be renamed after the refusal', async () => {
  const { changeElsewhere, versions } = await show();
  changeElsewhere({ ...saved, name: 'Evenings', version: 2 });
  await rename('Nights');
  expect(await screen.findByRole('link', { name: 'Evenings', hidden: true })).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Nights');
  await press('Save view');
  expect(await screen.findByRole('link', { name: 'Nights' })).toBeVisible();
  expect(versions()).toEqual([1, 2]);
});

test('a view that another tab deleted leaves the list when it is deleted', async () => {
  const { changeElsewhere } = await show();
  changeElsewhere(undefined);
  await press('Delete view');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Mornings' })).toBeNull());
});

test('the name of a view that another tab deleted can be used for a new view', async () => {
  const { changeElsewhere } = await show();
  changeElsewhere(undefined);
  await rename('Nights');
  expect(await screen.findByRole('dialog', { name: 'Save as view' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Nights');
});

test('a view is renamed although another one is the current by then, after a step back', async () => {
  const other = { ...saved, id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d', name: 'Evenings' };
  const sent = answerWith({
    read: () => [saved, other],
    write: ({ body }) => ({ status: 200, body: { ...saved, ...(body as ListView) } }),
  });
  render(
    <PanelFrame address={`/admin/orders?view=${saved.id}&status=pending`}>
      <Link to={`/admin/orders?view=${other.id}&status=pending`}>Leave</Link>
      <Views />
    </PanelFrame>,
  );
  await screen.findByRole('link', { name: 'Mornings' });
  await press('Rename view');
  await userEvent.type(screen.getByLabelText('Name'), ' early');
  fireEvent.click(screen.getByText('Leave'));
  await press('Save view');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ path }) => path)).toEqual([`/api/admin/list-views/${saved.id}`]);
});

/**
 * A server of views.
 * @param isLost whether the response to a write is lost after the server has made it
 */
async function serve(views: readonly ListView[], isLost: (call: Received) => boolean) {
  let stored = views;
  const made = new Map<string | null, ListView>();
  const create = ({ body, idempotencyKey }: Received) => {
    const earlier = idempotencyKey === null ? undefined : made.get(idempotencyKey);
    if (earlier) return { status: 201, body: earlier };
    const view = { ...saved, ...(body as ListView), id: `view-${made.size}` };
    if (stored.some(({ name }) => name === view.name)) {
      return { status: 422, body: { message: 'Taken', errors: [] } };
    }
    stored = [...stored, view];
    made.set(idempotencyKey, view);
    return { status: 201, body: view };
  };
  const showToast = jest.fn();
  const sent = answerWith({
    read: () => stored,
    write: async (call) => {
      if (call.method === 'DELETE') {
        const { length } = stored;
        stored = stored.filter(({ id }) => !call.path.endsWith(id));
        await new Promise((resolve) => setTimeout(resolve, 50));
        return { status: stored.length < length ? 204 : 404 };
      }
      const answer = create(call);
      if (isLost(call)) throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  render(
    <PanelFrame
      address={`/admin/orders?view=${saved.id}&status=pending&q=word`}
      host={{ showToast }}
    >
      <main>
        <h1>Orders</h1>
        <Views />
      </main>
    </PanelFrame>,
  );
  await screen.findByRole('button', { name: 'Save as view' });
  return { sent, showToast, stored: () => stored.map(({ name }) => name) };
}

async function saveAs(name: string) {
  await press('Save as view');
  await userEvent.type(screen.getByLabelText('Name'), name);
  await press('Save view');
}

test('a second press on "Delete view" sends nothing and leaves the undo', async () => {
  const { sent, showToast, stored } = await serve([saved], () => false);
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Delete view' }));
  await waitFor(() => expect(showToast).toHaveBeenCalled());
  expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
  expect(showToast.mock.calls.map(([{ action }]) => action?.label)).toEqual(['Undo']);
  expect(stored()).toEqual([]);
});

test('the heading has the focus after the current view was deleted', async () => {
  await serve([saved], () => false);
  (await screen.findByRole('button', { name: 'Delete view' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete view' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Orders' })).toHaveFocus());
});

test('a view whose response was lost is shown, and saved once by another press', async () => {
  let isFirst = true;
  const { sent, stored } = await serve([], () => {
    const isLost = isFirst;
    isFirst = false;
    return isLost;
  });
  await saveAs('Nights');
  expect(await screen.findByRole('link', { name: 'Nights', hidden: true })).toBeInTheDocument();
  await press('Save view');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Nights' })).toHaveAttribute('aria-current', 'page'),
  );
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(stored()).toEqual(['Nights']);
});

/** A list that a link leaves. */
function ViewsUntilLeft({ to }: { readonly to: string }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <Link to={to}>Leave</Link>
      {`${pathname}${search}` === to ? null : <Views />}
    </>
  );
}

test.each([
  ['deleted', '/admin/mail'],
  ['deleted', '/admin/orders?tab=other'],
  ['saved', '/admin/mail'],
  ['saved', '/admin/orders?tab=other'],
])('a view that is %s after the list was left for %s does not lead back', async (action, to) => {
  const { promise: responding, resolve: respond } = deferred();
  const showToast = jest.fn();
  const sent = answerWith({
    read: () => [saved],
    write: async ({ method }) => {
      await responding;
      return method === 'DELETE' ? { status: 204 } : { status: 201, body: saved };
    },
  });
  render(
    <PanelFrame address={`/admin/orders?view=${saved.id}&q=word`} host={{ showToast }}>
      <ViewsUntilLeft to={to} />
    </PanelFrame>,
  );
  await screen.findByRole('button', { name: 'Delete view' });
  if (action === 'deleted') await press('Delete view');
  else await saveAs('Nights');
  await waitFor(() => expect(sent).toHaveLength(1));
  fireEvent.click(screen.getByText('Leave'));
  respond();
  await waitFor(() => expect(showToast).toHaveBeenCalled());
  expect(`${window.location.pathname}${window.location.search}`).toBe(to);
});

test.each([
  ['another view', '?view=other&q=jingle', '?view=other&q=jingle'],
  ['another search in the view', `?view=${saved.id}&q=jingle`, '?q=jingle'],
])('%s that is chosen while the view is deleted stays', async (_what, chosen, expected) => {
  const { promise: responding, resolve: respond } = deferred();
  const showToast = jest.fn();
  const sent = answerWith({
    read: () => [saved],
    write: async () => {
      await responding;
      return { status: 204 };
    },
  });
  render(
    <PanelFrame address={`/admin/orders?view=${saved.id}&q=word`} host={{ showToast }}>
      <Link to={`/admin/orders${chosen}`}>Choose</Link>
      <Views />
    </PanelFrame>,
  );
  await screen.findByRole('button', { name: 'Delete view' });
  await press('Delete view');
  await waitFor(() => expect(sent).toHaveLength(1));
  fireEvent.click(screen.getByText('Choose'));
  respond();
  await waitFor(() => expect(showToast).toHaveBeenCalled());
  expect(window.location.search).toBe(expected);
});
