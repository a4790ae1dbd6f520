import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { orderSample } from '../testing/samples';
import { AssigneeSelect } from './assignee';
import { RowStatus } from './status-select';

const mia = { id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d', name: 'Mia Okafor' };

test('an assigned order does not count as nobody’s while the team is not known', async () => {
  let isKnown = false;
  answerWith({ read: () => (isKnown ? [mia] : undefined) });
  const order = orderSample({ assigneeId: mia.id });
  const select = (
    <PanelFrame>
      <AssigneeSelect order={order} onConflict={() => undefined} />
    </PanelFrame>
  );
  const { unmount } = render(select);
  expect(screen.getByLabelText('Assigned to')).toHaveDisplayValue('…');
  unmount();
  isKnown = true;
  render(select);
  await waitFor(() =>
    expect(screen.getByLabelText('Assigned to')).toHaveDisplayValue('Mia Okafor'),
  );
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

test('a person who left the team meanwhile is refused with the reason', async () => {
  const errors = [{ path: 'assigneeId', message: 'They left the team' }];
  answerWith({
    read: () => [mia],
    write: () => ({ status: 422, body: { message: 'Check the fields', errors } }),
  });
  const showToast = jest.fn();
  render(
    <PanelFrame host={{ showToast }}>
      <AssigneeSelect order={orderSample()} onConflict={() => undefined} />
    </PanelFrame>,
  );
  await userEvent.selectOptions(
    screen.getByLabelText('Assigned to'),
    await screen.findByRole('option', { name: 'Mia Okafor' }),
  );
  await waitFor(() =>
    expect(showToast.mock.calls).toMatchObject([[{ description: 'They left the team' }]]),
  );
});

test('the status of an order whose assignee left the team can be set', async () => {
  const order = orderSample({ assigneeId: mia.id });
  const stored = { ...order, version: 2, assigneeId: undefined };
  const sent = answerWith({ write: () => ({ status: 200, body: stored }) });
  render(
    <PanelFrame>
      <RowStatus order={order} onConflict={() => undefined} />
    </PanelFrame>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox'), 'processing');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).not.toHaveProperty('assigneeId');
});
