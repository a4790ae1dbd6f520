import '@testing-library/jest-dom';
import type { ApiToken } from '@northcast/shared-contracts/api/entities';
import { render, screen } from '@testing-library/react';
import { answerWith, PanelFrame, panelStore } from '../testing/panel-frame';
import { webhookSample as webhook } from '../testing/samples';
import { Page } from './integrations-page';

const token: ApiToken = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d',
  name: 'Yearly report',
  start: 'nc_live_abc',
  status: 'active',
  creatorName: 'Ada Kwon',
  createdAt: '2026-11-22T10:00:00.000Z',
};

const show = (store = panelStore()) =>
  render(
    <PanelFrame address="/admin/integrations" store={store}>
      <Page />
    </PanelFrame>,
  );

const fail = () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  ['an error of the server', () => undefined, /This is an error on our side/],
  ['no response', fail, /Please check your connection/],
])('after %s webhooks and API tokens say whose fault it is', async (_failure, read, text) => {
  answerWith({ read });
  show();
  expect(await screen.findAllByText(text)).toHaveLength(2);
});

test('webhooks and API tokens are read again when the page is shown again', async () => {
  const store = panelStore();
  let isLater = false;
  answerWith({
    read: ({ path }) => {
      if (path === '/api/admin/api-tokens') return isLater ? [token] : [];
      return [{ ...webhook, isEnabled: !isLater }];
    },
  });
  const { unmount } = show(store);
  expect(await screen.findByText('On')).toBeVisible();
  expect(await screen.findByText('No API tokens yet')).toBeVisible();
  unmount();
  isLater = true;
  show(store);
  expect(await screen.findByText('Off')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Revoke Yearly report' })).toBeVisible();
});
