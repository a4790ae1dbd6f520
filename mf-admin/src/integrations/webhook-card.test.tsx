import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { webhookSample as webhook } from '../testing/samples';
import { WebhookCard } from './webhook-card';

test('a new secret is asked for with one key until there was a response', async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  const writes = answerWith({
    write: () => {
      if (writes.length === 1) throw new TypeError('Failed to fetch');
      return { status: 200, body: { ...webhook, secret: `whsec_${writes.length}` } };
    },
  });
  const onRenewed = jest.fn();
  const nothing = () => undefined;
  render(
    <PanelFrame>
      <WebhookCard webhook={webhook} onEdit={nothing} onDelete={nothing} onRenewed={onRenewed} />
    </PanelFrame>,
  );
  for (const sent of [1, 2, 3]) {
    await userEvent.click(screen.getByRole('button', { name: 'New secret' }));
    await waitFor(() => expect(writes).toHaveLength(sent));
  }
  await waitFor(() => expect(onRenewed).toHaveBeenLastCalledWith('whsec_3'));
  const [first, second, third] = writes.map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
