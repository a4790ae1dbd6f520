import '@testing-library/jest-dom';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { laterCountHeader, listMarkHeader } from '@northcast/shared-contracts/api/list-query';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminApi } from '../calls/admin-api';
import { releaseList } from '../calls/held-lists';
import { answerWith, PanelFrame, panelStore } from '../testing/panel-frame';
import { heldQueryOf, useNewRows } from './use-held-list';
import { useListState } from './use-list-state';

const shape = { sortable: ['createdAt'], statuses: [], isWork: true };

function List() {
  const control = useListState(shape);
  const read = adminApi.useAdminOrdersQuery(heldQueryOf(control.state));
  const news = useNewRows(endpoints.adminOrders, control, read);
  return (
    <>
      <p>{`Rows ${read.currentData?.rows.map(({ id }) => id).join('') ?? '–'}`}</p>
      <p>{`${news.count} new`}</p>
      <button type="button" onClick={() => control.change({ due: '' })}>
        All
      </button>
      <button type="button" onClick={() => control.change({ due: 'late' })}>
        Late
      </button>
      <button type="button" onClick={news.show}>
        Show
      </button>
    </>
  );
}

/** A server whose rows are letters, the newest first; the mark is the newest one. */
function listOf(first: string) {
  let rows = first;
  let delay: Promise<void> | undefined;
  const upTo = (search: URLSearchParams) => search.get('upTo') ?? '';
  answerWith({
    read: async ({ search }) => {
      if (search.get('due') === 'late') await delay;
      const mark = upTo(search);
      return [...rows].filter((id) => mark === '' || id <= mark).map((id) => ({ id }));
    },
    headers: ({ search }) => {
      const mark = upTo(search);
      if (mark === '') return { [listMarkHeader]: rows[0] ?? '' };
      return { [laterCountHeader]: String([...rows].filter((id) => id > mark).length) };
    },
  });
  const store = panelStore();
  return {
    show: (address = '/admin/orders') =>
      render(
        <PanelFrame address={address} store={store}>
          <List />
        </PanelFrame>,
      ),
    /** A row arrives, and a live update tells the panel. */
    arrive: async (id: string) => {
      rows = id + rows;
      await act(async () => store.dispatch(adminApi.util.invalidateTags(['Orders'])));
    },
    delayLate: (until: Promise<void>) => {
      delay = until;
    },
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => releaseList(endpoints.adminOrders));

test('a list that is shown again from the cache is held as it was', async () => {
  const list = listOf('a');
  const { unmount } = list.show();
  await screen.findByText('Rows a');
  await list.arrive('b');
  expect(await screen.findByText('1 new')).toBeVisible();
  unmount();
  list.show();
  await list.arrive('c');
  expect(await screen.findByText('2 new')).toBeVisible();
  expect(screen.getByText('Rows a')).toBeVisible();
  await press('Show');
  expect(await screen.findByText('Rows cba')).toBeVisible();
});

test('a list is held as it was when its filter returns', async () => {
  const list = listOf('a');
  list.show();
  await screen.findByText('Rows a');
  await press('Late');
  await screen.findByText('Rows a');
  await press('All');
  await list.arrive('b');
  expect(await screen.findByText('1 new')).toBeVisible();
  expect(screen.getByText('Rows a')).toBeVisible();
});

test('a late response of another filter does not change what is held', async () => {
  const list = listOf('a');
  list.show();
  await screen.findByText('Rows a');
  const { promise, resolve: answerLate } = deferred();
  list.delayLate(promise);
  await press('Late');
  await press('All');
  await act(async () => answerLate());
  await list.arrive('b');
  expect(await screen.findByText('1 new')).toBeVisible();
  expect(screen.getByText('Rows a')).toBeVisible();
});

test('a list that is read anew shows all rows', async () => {
  const list = listOf('a');
  const { unmount } = list.show();
  await screen.findByText('Rows a');
  unmount();
  await list.arrive('b');
  list.show();
  expect(await screen.findByText('Rows ba')).toBeVisible();
});
