import '@testing-library/jest-dom';
import { toasts } from '@northcast/shared-contracts/content/texts/toasts';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { postSample } from '../testing/samples';
import { Page } from './posts-page';

test.each([
  ['opens', '/admin/blog', '/admin/blog/1'],
  ['does not lead away from another page', '/admin/mail', '/admin/mail'],
])('a new post %s', async (_what, next, expected) => {
  const { promise: responding, resolve: respond } = deferred();
  answerWith({
    write: async () => {
      await responding;
      return { status: 201, body: { id: '1' } };
    },
  });
  render(
    <PanelFrame address="/admin/blog">
      <Link to={next}>Go on</Link>
      <Page />
    </PanelFrame>,
  );
  const button = await screen.findByRole('button', { name: 'New post' });
  await userEvent.click(button);
  expect(button).toBeDisabled();
  fireEvent.click(screen.getByRole('link', { name: 'Go on' }));
  respond();
  await waitFor(() => expect(button).toBeEnabled());
  expect(window.location.pathname).toBe(expected);
});

/** The list of deleted posts, which has one. */
async function showDeleted() {
  const showToast = jest.fn();
  render(
    <PanelFrame address="/admin/blog?status=deleted" host={{ showToast }}>
      <Page />
    </PanelFrame>,
  );
  return { button: await screen.findByRole('button', { name: 'Restore Microphones' }), showToast };
}

test('a post is restored once, however often Restore is pressed until the list is read', async () => {
  const { promise: responding, resolve: respond } = deferred();
  const { promise: reading, resolve: endRead } = deferred();
  let rows = [{ ...postSample, status: 'deleted' }];
  const writes = answerWith({
    read: async () => {
      if (rows.length === 0) await reading;
      return rows;
    },
    write: async () => {
      await responding;
      if (rows.length === 0) return { status: 404, body: { message: 'Not found' } };
      rows = [];
      return { status: 200, body: postSample };
    },
  });
  const { button, showToast } = await showDeleted();
  await userEvent.dblClick(button);
  respond();
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));
  await userEvent.click(button);
  endRead();
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(writes).toHaveLength(1);
  expect(showToast.mock.calls).toEqual([[toasts.postRestored]]);
});

test('after a failed restore, Restore works again while a read hangs', async () => {
  const { promise: reading, resolve: endRead } = deferred();
  let isRefreshed = false;
  const writes = answerWith({
    read: async () => {
      if (isRefreshed) await reading;
      return [{ ...postSample, status: 'deleted' }];
    },
    write: () => ({ status: 503, body: {} }),
  });
  const { button, showToast } = await showDeleted();
  isRefreshed = true;
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  for (const press of [1, 2]) {
    await userEvent.click(button);
    await waitFor(() => expect(showToast).toHaveBeenCalledTimes(press));
  }
  expect(writes).toHaveLength(2);
  await act(async () => endRead());
});
