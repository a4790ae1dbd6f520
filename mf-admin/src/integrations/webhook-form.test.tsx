import '@testing-library/jest-dom';
import type { Webhook } from '@northcast/shared-contracts/api/entities';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { validation } from '@northcast/shared-contracts/content/texts/validation';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { webhookSample as webhook } from '../testing/samples';
import { WebhookForm } from './webhook-form';

function open(row: Webhook | null) {
  const onClose = jest.fn();
  const onCreated = jest.fn();
  render(
    <PanelFrame>
      <WebhookForm webhook={row} onClose={onClose} onCreated={onCreated} />
    </PanelFrame>,
  );
  return { onClose, onCreated };
}

const type = (text: string) => userEvent.type(screen.getByLabelText(/What it is for/), text);
const save = (label = 'Save changes') =>
  userEvent.click(screen.getByRole('button', { name: label }));

test('after a conflict one’s own changes are saved on top of the other version', async () => {
  const current: Webhook = { ...webhook, events: ['order.paid'], isEnabled: false, version: 2 };
  const changed = { at: '2026-09-09T12:00:00.000Z', by: 'Ada Kwon' };
  const writes = answerWith({
    write: () =>
      writes.length === 1
        ? { status: 409, body: { message: 'Changed', current, changed } }
        : { status: 200, body: { ...current, version: 3 } },
  });
  const { onClose } = open(webhook);
  await type(' of ours');
  await save();
  const notice = await screen.findByRole('alert', { name: problems.stale });
  expect(within(notice).getByText(/Ada Kwon/)).toBeVisible();
  expect(
    within(notice)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['What it is for', 'Tell it when', 'Switched on']);
  await userEvent.click(screen.getByRole('button', { name: 'Keep my changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(writes[1]?.body).toEqual({
    url: webhook.url,
    description: 'CRM of ours',
    events: ['order.paid'],
    isEnabled: false,
    version: 2,
  });
});

test('a save while the notice of a conflict is open leads back to the notice', async () => {
  const current: Webhook = { ...webhook, version: 2 };
  answerWith({ write: () => ({ status: 409, body: { message: 'Changed', current } }) });
  open(webhook);
  await type('!');
  for (let press = 0; press < 2; press++) {
    await save();
    await waitFor(() => expect(screen.getByRole('alert', { name: problems.stale })).toHaveFocus());
  }
});

test('a conflict does not name events that are the same in another order', async () => {
  const base: Webhook = { ...webhook, events: ['order.created', 'order.paid'] };
  const current = { ...base, version: 2 };
  answerWith({ write: () => ({ status: 409, body: { message: 'Changed', current } }) });
  open(base);
  await type('!');
  for (let press = 0; press < 2; press++) {
    await userEvent.click(screen.getByLabelText('An order is placed'));
  }
  await save();
  expect(
    within(await screen.findByRole('alert', { name: problems.stale })).getAllByRole('term'),
  ).toHaveLength(1);
});

test('a change without a response is sent again with its key', async () => {
  const writes = answerWith({
    write: () => {
      if (writes.length === 1) throw new TypeError('Failed to fetch');
      return { status: 200, body: webhook };
    },
  });
  const { onClose } = open(webhook);
  await type('!');
  await save();
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const keys = writes.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
});

test('a new webhook is passed on with its secret', async () => {
  const created = { ...webhook, secret: 'whsec_1' };
  const writes = answerWith({ write: () => ({ status: 201, body: created }) });
  const { onClose, onCreated } = open(null);
  await userEvent.type(screen.getByLabelText('Address'), webhook.url);
  await userEvent.click(screen.getByLabelText('An order is placed'));
  await save('Add webhook');
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith(created));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(writes[0]?.body).toEqual({ url: webhook.url, description: '', events: ['order.created'] });
});

test('each attempt to save a webhook without events leads to the events', async () => {
  open(null);
  await userEvent.type(screen.getByLabelText('Address'), webhook.url);
  const [first, ...others] = screen.getAllByRole('checkbox');
  for (const _each of ['What it is for', first, ...others]) await userEvent.tab();
  const events = screen.getByRole('group', { name: 'Tell it when' });
  expect(within(events).queryByRole('alert')).toBeNull();
  for (const _attempt of [1, 2]) {
    await save('Add webhook');
    expect(first).toHaveFocus();
    expect(events).toHaveAccessibleDescription(validation.webhookEvents);
    expect(screen.getByText('1 field needs your attention: Tell it when')).toBeInTheDocument();
  }
});
