import '@testing-library/jest-dom';
import type { Invitation } from '@northcast/shared-contracts/api/entities';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { Page } from './team-page';

const fail = () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  ['an error of the server', () => undefined, /This is an error on our side/],
  ['no response', fail, /Please check your connection/],
])('after %s the team page says whose fault it is', async (_failure, read, text) => {
  answerWith({ read });
  render(
    <PanelFrame address="/admin/team">
      <Page />
    </PanelFrame>,
  );
  expect(await screen.findByText(text)).toBeVisible();
});

test('Retry is busy while the team is read again', async () => {
  let read: () => unknown = () => undefined;
  answerWith({ read: () => read() });
  render(
    <PanelFrame address="/admin/team">
      <Page />
    </PanelFrame>,
  );
  const panel = within(await screen.findByRole('alert'));
  const retry = panel.getByRole('button', { name: 'Retry' });
  read = () => new Promise(() => undefined);
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toBeDisabled());
});

test('the heading has the focus after an invitation was revoked', async () => {
  const invitation: Invitation = {
    id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1d',
    email: 'noor@example.com',
    role: 'editor',
    createdAt: '2026-11-22T10:00:00.000Z',
    expiresAt: '2026-11-29T10:00:00.000Z',
  };
  let isRevoked = false;
  answerWith({
    read: async ({ path }) => {
      if (!path.endsWith('/invitations')) return [];
      if (!isRevoked) return [invitation];
      // Later than the team, whose response renders the whole page.
      await new Promise((resolve) => setTimeout(resolve, 50));
      return [];
    },
    write: () => {
      isRevoked = true;
      return { status: 204 };
    },
  });
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  render(
    <main>
      <PanelFrame address="/admin/team">
        <Page />
      </PanelFrame>
    </main>,
  );
  const name = 'Revoke the invitation of noor@example.com';
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Team' })).toHaveFocus();
});
