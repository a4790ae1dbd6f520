import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { orderSample } from '../testing/samples';
import { useOrderEdit } from './use-order-edit';

const showToast = jest.fn();
const order = orderSample();
const conflict = { order, conflictsWith: { ...order, version: 2 } };

function show() {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PanelFrame host={{ showToast }}>{children}</PanelFrame>
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
