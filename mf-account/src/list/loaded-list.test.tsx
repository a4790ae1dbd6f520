import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadedList, type LoadingList } from './loaded-list';

function show(list: Partial<LoadingList<string>>) {
  const refetch = jest.fn();
  render(
    <LoadedList list={{ isFetching: false, refetch, ...list }} noun="order" empty="No orders yet">
      {(rows) => rows.join()}
    </LoadedList>,
  );
  return refetch;
}

test.each([
  ['a server error', 500, 'This is an error on our side. Please try again in a moment.'],
  ['no response', 0, 'Please check your connection and try again.'],
])(
  'a list that failed with %s explains what to do, and Retry refetches it',
  async (_how, status, text) => {
    const refetch = show({ error: { status } });
    expect(screen.getByRole('alert')).toHaveTextContent(`Your orders could not be loaded${text}`);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  },
);

test.each([
  [[], '0 orders', 'No orders yet'],
  [['Jingle'], '1 order', 'Jingle'],
  [['Jingle', 'Lite Edit'], '2 orders', 'Jingle,Lite Edit'],
])('a list of %j is announced as %s', (data, notice, text) => {
  show({ data });
  expect(screen.getByRole('status').textContent).toBe(notice);
  expect(screen.getByText(text)).toBeVisible();
});
