import '@testing-library/jest-dom';
import type { ListView } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListShape } from '../list/list-state';
import { useListState } from '../list/use-list-state';
import { answerWith, PanelFrame } from '../testing/panel-frame';
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
