import '@testing-library/jest-dom';
import type { AdminPost } from '@northcast/shared-contracts/api/entities';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { Page } from './post-page';

/** Deleted, so that the page needs no editor. */
const post = (id: string, title: string): AdminPost => ({
  id,
  title,
  status: 'deleted',
  slug: id,
  excerpt: '',
  imageUrl: '',
  source: '',
  html: '',
  version: 1,
  createdAt: '2026-11-22T10:00:00.000Z',
  savedAt: '2026-11-22T10:00:00.000Z',
  hasChanges: false,
});

test('a late response does not replace the post that was opened after it', async () => {
  const { promise: first, resolve: answerFirst } = deferred<AdminPost>();
  answerWith({ read: ({ path }) => (path.endsWith('/first') ? first : post('second', 'Second')) });
  let navigate: ReturnType<typeof useNavigate> = () => undefined;
  function Navigation() {
    navigate = useNavigate();
    return null;
  }
  render(
    <PanelFrame address="/admin/blog/first">
      <Navigation />
      <Routes>
        <Route path="/admin/blog/:id" element={<Page />} />
      </Routes>
    </PanelFrame>,
  );
  await act(() => navigate('/admin/blog/second'));
  await waitFor(() => expect(document.title).toMatch(/^Second/));
  await act(async () => answerFirst(post('first', 'First')));
  expect(document.title).toMatch(/^Second/);
});

test('the heading has the focus while the post is read, and afterwards', async () => {
  const { promise, resolve: answer } = deferred<AdminPost>();
  answerWith({ read: () => promise });
  render(
    <PanelFrame address="/admin/blog/first">
      <Routes>
        <Route path="/admin/blog/:id" element={<Page />} />
      </Routes>
    </PanelFrame>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Write a post' });
  heading.tabIndex = -1;
  heading.focus();
  await act(async () => answer(post('first', 'First')));
  expect(document.title).toMatch(/^First/);
  expect(heading).toHaveFocus();
});
