import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { Page } from './posts-page';

test.each([
  ['opens', '/admin/blog', '/admin/blog/1'],
  ['does not lead away from another page', '/admin/mail', '/admin/mail'],
])('a new post %s', async (_what, next, expected) => {
  let respond = () => {};
  const responding = new Promise<void>((resolve) => {
    respond = resolve;
  });
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
