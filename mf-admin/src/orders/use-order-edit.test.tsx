import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { orderSample } from '../testing/samples';
import { useOrderEdit } from './use-order-edit';

const showToast = jest.fn();
const order = orderSample();
const conflict = { order, conflictsWith: { ...order, version: 2 } };

function show(search = '') {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PanelFrame address={`/admin/orders${search}`} host={{ showToast }}>
      {children}
    </PanelFrame>
  );
  return renderHook(() => useOrderEdit([order]), { wrapper });
}

beforeEach(() => {
  showToast.mockReset();
  answerWith({});
});

test('a conflict of a change in the list opens the edit', async () => {
  const { result } = show();
  await act(async () => result.current.showConflict(conflict));
  expect(result.current.edit).toBe(conflict);
  expect(showToast).not.toHaveBeenCalled();
});

test('a conflict that arrives after the list was left is reported', () => {
  const { result, unmount } = show();
  unmount();
  result.current.showConflict(conflict);
  expect(showToast.mock.calls).toMatchObject([[{ description: problems.stale }]]);
});

test('an order on another page is found by its id, not by a text that contains it', async () => {
  const elsewhere = orderSample();
  const containing = orderSample({ projectBrief: `As in ${elsewhere.id}` });
  answerWith({
    read: ({ path }) => {
      if (path === '/api/admin/orders') return [containing];
      return path === `/api/orders/${elsewhere.id}` ? { order: elsewhere } : undefined;
    },
  });
  const { result } = show(`?open=${elsewhere.id}`);
  await waitFor(() => expect(result.current.edit).toEqual({ order: elsewhere }));
});
