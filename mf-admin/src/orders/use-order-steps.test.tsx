import type { Order } from '@northcast/shared-contracts/api/entities';
import { act, render } from '@testing-library/react';
import { Route, Routes, useNavigate, useSearchParams } from 'react-router-dom';
import { readListState } from '../list/list-state';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { type OrderSteps, useOrderSteps } from './use-order-steps';

const shape = { sortable: ['createdAt'], statuses: [] };
const rowsOfPage = (page: number) =>
  Array.from({ length: 25 }, (_, index) => ({ id: `page-${page}-row-${index}` }) as Order);
const last = 'page-1-row-24';
const list = '/admin/orders';
const first = `${list}?details=${last}`;

/** The last order of the first page in a drawer; `answer` ends the read of the next page. */
async function openLast() {
  let answer = (_rows: Order[] | undefined) => {};
  const next = new Promise<Order[] | undefined>((resolve) => {
    answer = resolve;
  });
  answerWith({ read: ({ search }) => (search.get('page') === '2' ? next : undefined) });
  const showToast = jest.fn();
  let navigate: ReturnType<typeof useNavigate> = () => undefined;
  let steps: OrderSteps | undefined;
  function List() {
    const [search] = useSearchParams();
    const currentData = { rows: rowsOfPage(1), total: 50 };
    const read = { currentData, isFetching: false, refetch: () => undefined };
    steps = useOrderSteps(search.get('details'), read, readListState(search, shape));
    return null;
  }
  function Navigation() {
    navigate = useNavigate();
    return null;
  }
  render(
    <PanelFrame address={first} host={{ showToast }}>
      <Navigation />
      <Routes>
        <Route path={list} element={<List />} />
        <Route path="*" element={null} />
      </Routes>
    </PanelFrame>,
  );
  await act(() => steps?.go(1));
  return {
    showToast,
    leaveFor: (address: string) => act(() => navigate(address)),
    answer: (rows: Order[] | undefined) => act(async () => answer(rows)),
  };
}

const address = () => `${window.location.pathname}${window.location.search}`;

test('a step past the end of a page opens the first order of the next one', async () => {
  const drawer = await openLast();
  expect(address()).toBe(first);
  await drawer.answer(rowsOfPage(2));
  expect(address()).toBe(`${list}?details=page-2-row-0&page=2`);
});

test.each([
  ['the drawer is closed', list],
  ['another order is opened', `${list}?details=page-1-row-3`],
  ['another page is opened', '/admin/messages'],
  ['another page is opened that has the same parameter', `/admin/mail?details=${last}`],
])('a late response changes nothing once %s', async (_what, elsewhere) => {
  const drawer = await openLast();
  await drawer.leaveFor(elsewhere);
  await drawer.answer(rowsOfPage(2));
  expect(address()).toBe(elsewhere);
});

test('a step whose read fails says so', async () => {
  const drawer = await openLast();
  await drawer.answer(undefined);
  expect(address()).toBe(first);
  expect(drawer.showToast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Error', description: 'Failed to load orders' }),
  );
});
