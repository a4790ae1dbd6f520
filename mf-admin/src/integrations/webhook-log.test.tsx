import type { WebhookDelivery } from '@northcast/shared-contracts/api/entities';
import { act, render, screen } from '@testing-library/react';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { webhookSample as webhook } from '../testing/samples';
import { WebhookLog } from './webhook-log';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Shows a log with one delivery; `reads` counts how often it was read. */
async function show(status: WebhookDelivery['status']) {
  const delivery: WebhookDelivery = {
    id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d',
    event: 'order.created',
    status,
    attempts: 0,
    createdAt: '2026-11-22T10:00:00.000Z',
  };
  const log = { delivery, reads: 0 };
  answerWith({
    read: () => {
      log.reads += 1;
      return [log.delivery];
    },
  });
  render(
    <PanelFrame>
      <WebhookLog webhook={webhook} />
    </PanelFrame>,
  );
  await pass(500);
  expect(log.reads).toBe(1);
  return log;
}

function become(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the log is read every 2 s while a delivery waits, and then every 5 s', async () => {
  const log = await show('waiting');
  await pass(5000);
  expect(log.reads).toBe(3);
  log.delivery = { ...log.delivery, status: 'sent' };
  await pass(2000);
  expect(log.reads).toBe(4);
  await pass(3000);
  expect(log.reads).toBe(4);
  await pass(2000);
  expect(log.reads).toBe(5);
});

test('the log is not read while the page is hidden', async () => {
  const log = await show('waiting');
  become('hidden');
  await pass(60_000);
  expect(log.reads).toBe(1);
  become('visible');
  await pass(2500);
  expect(log.reads).toBe(2);
});

test('once Retry has loaded the log, the focus is on the heading of the page', async () => {
  let stored: object[] | undefined;
  answerWith({ read: () => stored });
  render(
    <PanelFrame>
      <main>
        <h1>Integrations</h1>
        <WebhookLog webhook={webhook} />
      </main>
    </PanelFrame>,
  );
  await pass(500);
  stored = [];
  screen.getByRole('button', { name: 'Retry' }).focus();
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  await pass(500);
  expect(screen.getByText(/^Nothing was sent yet/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Integrations' }));
});
