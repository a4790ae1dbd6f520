import type { Order } from '@northcast/shared-contracts/api/entities';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, waitFor } from '@testing-library/react';
import { Route, Routes, useNavigate, useSearchParams } from 'react-router-dom';
import type { PagedRead } from '../list/list-body';
import { readListState } from '../list/list-state';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { gapOf, neighbourOf, type OrderSteps, type Step, useOrderSteps } from './use-order-steps';

const shape = { sortable: ['createdAt'], statuses: [] };
const rowsOfPage = (page: number) =>
  Array.from({ length: 25 }, (_, index) => ({ id: `page-${page}-row-${index}` }) as Order);
const last = 'page-1-row-24';
const list = '/admin/orders';
const first = `${list}?details=${last}`;

/**
 * An order in a drawer over a list.
 * @param pageOf the orders of a page, and how many there are on all pages
 */
function show(start: string, pageOf: (page: number) => PagedRead<Order>['data']) {
  const showToast = jest.fn();
  let navigate: ReturnType<typeof useNavigate> = () => undefined;
  let steps: OrderSteps | undefined;
  function List() {
    const [search] = useSearchParams();
    const state = readListState(search, shape);
    const read = { currentData: pageOf(state.page), isFetching: false, refetch: () => undefined };
    steps = useOrderSteps(search.get('details'), read, state);
    return null;
  }
  function Navigation() {
    navigate = useNavigate();
    return null;
  }
  render(
    <PanelFrame address={start} host={{ showToast }}>
      <Navigation />
      <Routes>
        <Route path={list} element={<List />} />
        <Route path="*" element={null} />
      </Routes>
    </PanelFrame>,
  );
  return {
    showToast,
    leaveFor: (address: string) => act(() => navigate(address)),
    canGo: (step: Step) => steps?.canGo(step),
    go: (step: Step) => act(() => steps?.go(step)),
  };
}

/** The last order of the first page in a drawer; `answer` ends the read of the next page. */
async function openLast() {
  const { promise: next, resolve: answer } = deferred<Order[] | undefined>();
  answerWith({ read: ({ search }) => (search.get('page') === '2' ? next : undefined) });
  const drawer = show(first, () => ({ rows: rowsOfPage(1), total: 50 }));
  await drawer.go(1);
  return { ...drawer, answer: (rows: Order[] | undefined) => act(async () => answer(rows)) };
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

test.each<[string, Step, object | null]>([
  ['the same page of the list goes back', -1, { added: 'details' }],
  ['another page of the list does not go back', 1, null],
])('closing after a step to an order on %s', async (_what, step, state) => {
  answerWith({ read: () => rowsOfPage(2) });
  const drawer = show(first, () => ({ rows: rowsOfPage(1), total: 50 }));
  // As if the order had been opened from the list.
  window.history.replaceState({ usr: { added: 'details' } }, '');
  await drawer.go(step);
  await waitFor(() => expect(address()).not.toBe(first));
  expect(window.history.state.usr).toEqual(state);
});

test('a step whose read fails says so', async () => {
  const drawer = await openLast();
  await drawer.answer(undefined);
  expect(address()).toBe(first);
  expect(drawer.showToast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Error', description: 'Failed to load orders' }),
  );
});

test('an order that was alone on the last page follows the orders of the page before', async () => {
  const alone = { id: 'page-2-row-0' } as Order;
  answerWith({});
  const drawer = show(`${list}?details=${alone.id}&page=2`, (page) =>
    page === 1 ? { rows: rowsOfPage(1), total: 25 } : { rows: [alone], total: 26 },
  );
  // The order leaves the list, which goes to its last page.
  await drawer.leaveFor(`${list}?details=${alone.id}`);
  expect(drawer.canGo(1)).toBe(false);
  await drawer.go(-1);
  expect(address()).toBe(`${list}?details=${last}`);
});

const place = { index: 1, gap: null, count: 3, total: 3, page: 1, perPage: 3 };

test('a step leads to the adjacent row', () => {
  expect(neighbourOf(1, place)).toBe(2);
  expect(neighbourOf(-1, place)).toBe(0);
});

test('a step beyond the page leads to another page, a step beyond the list to nothing', () => {
  const many = { ...place, total: 7, page: 2 };
  expect(neighbourOf(1, { ...many, index: 2 })).toBe('other-page');
  expect(neighbourOf(-1, { ...many, index: 0 })).toBe('other-page');
  expect(neighbourOf(1, { ...place, index: 2 })).toBeNull();
  expect(neighbourOf(-1, { ...place, index: 0 })).toBeNull();
  expect(neighbourOf(1, { ...place, total: 7, page: 3, count: 1, index: 0 })).toBeNull();
});

test('an order that left the list keeps its former neighbours', () => {
  const gone = { ...place, index: null, gap: 1, count: 2, total: 2 };
  expect(neighbourOf(1, gone)).toBe(1);
  expect(neighbourOf(-1, gone)).toBe(0);
  expect(neighbourOf(1, { ...gone, gap: 2 })).toBeNull();
  expect(neighbourOf(-1, { ...gone, gap: 0 })).toBeNull();
});

test('an order that was never in the list has no neighbours', () => {
  expect(neighbourOf(1, { ...place, index: null })).toBeNull();
  expect(neighbourOf(-1, { ...place, index: null })).toBeNull();
});

test('an order that left the list is placed before the first remaining row that followed', () => {
  const standing = { id: 'b', index: 1, following: ['c', 'd', 'e'] };
  expect(gapOf(standing, ['a', 'c', 'd', 'e'])).toBe(1);
  expect(gapOf(standing, ['c', 'd', 'e'])).toBe(0);
  expect(gapOf(standing, ['d', 'e', 'f'])).toBe(0);
  expect(gapOf(standing, ['a', 'new', 'e'])).toBe(2);
  expect(gapOf(standing, ['f', 'g'])).toBe(1);
  expect(gapOf(standing, [])).toBe(0);
});
