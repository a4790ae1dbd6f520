import { HostContext } from '@northcast/shared-contracts/host/host';
import { testHost } from '@northcast/shared-contracts/host/testing/test-host';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Page } from './preview-page';
import { type Answer, answerCalls, posts, show } from './testing';

const [post] = posts(1);

function open(...answers: Answer[]) {
  const called = answerCalls(answers);
  const sessionEnded = jest.fn();
  show(
    <HostContext value={testHost({ sessionEnded })}>
      <Routes>
        <Route path="/blog/preview/:id" element={<Page />} />
      </Routes>
    </HostContext>,
    '/blog/preview/7',
  );
  return { called, sessionEnded };
}

test('a preview of a post that does not exist says so', async () => {
  const { sessionEnded } = open([404, {}]);
  expect(await screen.findByText('Blog Post Not Found')).toBeVisible();
  expect(screen.queryByText('Retry')).toBeNull();
  expect(sessionEnded).not.toHaveBeenCalled();
});

test('a 401 ends the session once, and says nothing about the post', async () => {
  const { called, sessionEnded } = open([401, {}]);
  await waitFor(() => expect(sessionEnded).toHaveBeenCalledWith('sessionExpired'));
  expect(sessionEnded).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Blog Post Not Found')).toBeNull();
  expect(called).toHaveLength(1);
});

test('a failed request shows an error, and Retry loads the preview and focuses its title', async () => {
  const { called } = open([503, ''], [200, post]);
  expect(await screen.findByText('Failed to load blog post')).toBeVisible();
  fireEvent.click(screen.getByText('Retry'));
  await screen.findByText(/Recently published/);
  expect(document.activeElement).toHaveTextContent(/^Post 1$/);
  expect(called).toHaveLength(2);
});

test('a preview has no buttons to share or to subscribe', async () => {
  open([200, post]);
  await screen.findByText(/Recently published/);
  expect(screen.queryByRole('button', { name: /Share|Subscribe/ })).toBeNull();
});

test('a post without a title is called Untitled, as in the panel', async () => {
  open([200, { ...post, title: '' }]);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Untitled');
});
