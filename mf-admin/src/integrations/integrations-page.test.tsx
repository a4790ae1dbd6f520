import '@testing-library/jest-dom';
import type { ApiToken } from '@northcast/shared-contracts/api/entities';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test.each([
  ['a webhook', 'Delete CRM', 'No webhooks yet'],
  ['an API token', 'Revoke Yearly report', 'No API tokens yet'],
])('%s whose deletion has succeeded without a response disappears', async (_kind, name, none) => {
  let isDeleted = false;
  answerWith({
    read: ({ path }) => {
      if (isDeleted) return [];
      return path === '/api/admin/api-tokens' ? [token] : [webhook];
    },
    write: () => {
      isDeleted = true;
      return fail();
    },
  });
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  show();
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(none)).toBeVisible();
});

test('Retry is busy while webhooks and API tokens are read again', async () => {
  let read: () => unknown = () => undefined;
  answerWith({ read: () => read() });
  show();
  const buttons = await screen.findAllByRole('button', { name: 'Retry' });
  read = () => new Promise(() => undefined);
  for (const button of buttons) await userEvent.click(button);
  expect(buttons).toHaveLength(2);
  await waitFor(() => buttons.map((button) => expect(button).toBeDisabled()));
});

test.each([
  ['webhooks', 'Add webhook', 'Webhooks'],
  ['API tokens', 'Create API token', 'API tokens'],
])('after the first of the %s the focus moves to their heading', async (_kind, button, title) => {
  let isCreated = false;
  answerWith({
    read: ({ path }) => {
      if (!isCreated) return [];
      return path === '/api/admin/api-tokens' ? [token] : [webhook];
    },
    write: ({ path }) => {
      isCreated = true;
      const isToken = path === '/api/admin/api-tokens';
      return {
        status: 201,
        body: isToken ? { ...token, token: 't' } : { ...webhook, secret: 's' },
      };
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const [field] = screen.getAllByRole('textbox');
  await userEvent.type(field as HTMLElement, webhook.url);
  for (const box of screen.queryAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
});
