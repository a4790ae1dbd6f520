import '@testing-library/jest-dom';
import type { AdminPost, PostVersion } from '@northcast/shared-contracts/api/entities';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import type { PostAnswer } from './use-post-saving';
import { VersionsDialog } from './versions-dialog';

const version: PostVersion = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1e',
  createdAt: '2026-11-22T10:00:00.000Z',
  kind: 'saved',
  title: 'Microphones',
  excerpt: '',
  words: 1,
};
const post = { id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c', version: 6 } as AdminPost;

test('the dialog says that it loads, then shows each version with its number of words', async () => {
  answerWith({ read: () => [version, { ...version, id: post.id, words: 2 }] });
  render(
    <PanelFrame>
      <VersionsDialog
        id={post.id}
        onRestore={jest.fn()}
        onRestored={jest.fn()}
        onClose={jest.fn()}
      />
    </PanelFrame>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading the versions');
  expect(await screen.findByText(/, 1 word$/)).toBeVisible();
  expect(screen.getByText(/, 2 words$/)).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

test('versions that could not be read are read again on Retry', async () => {
  let isThere = false;
  answerWith({ read: () => (isThere ? [version] : undefined) });
  render(
    <PanelFrame>
      <VersionsDialog
        id={post.id}
        onRestore={jest.fn()}
        onRestored={jest.fn()}
        onClose={jest.fn()}
      />
    </PanelFrame>,
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isThere = true;
  await userEvent.click(retry);
  expect(await screen.findByText(/, 1 word$/)).toBeVisible();
});

/** Presses 'Restore'; `answer` ends the call. */
async function restoring() {
  answerWith({ read: () => [version] });
  const { promise: pending, resolve: answer } = deferred<PostAnswer | null>();
  const [onRestore, onRestored, onClose] = [jest.fn(() => pending), jest.fn(), jest.fn()];
  render(
    <PanelFrame>
      <VersionsDialog
        id={post.id}
        onRestore={onRestore}
        onRestored={onRestored}
        onClose={onClose}
      />
    </PanelFrame>,
  );
  const button = await screen.findByRole('button', { name: /^Restore the version of/ });
  await userEvent.click(button);
  expect(onRestore).toHaveBeenCalledWith(version.id);
  return {
    button,
    onRestored,
    onClose,
    answer: (given: PostAnswer | null) => act(async () => answer(given)),
  };
}

test('the dialog is busy while a version is restored, and then closes', async () => {
  const { button, onRestored, onClose, answer } = await restoring();
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await answer({ data: post });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(onRestored).toHaveBeenCalledWith(post);
});

test.each<[string, PostAnswer | null]>([
  ['a conflict', { error: { status: 409, message: '409' } }],
  ['text that could not be saved', null],
])('the dialog closes to show %s', async (_case, failure) => {
  const { onRestored, onClose, answer } = await restoring();
  await answer(failure);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(onRestored).not.toHaveBeenCalled();
});

test('the dialog stays open after another failure', async () => {
  const { button, onClose, answer } = await restoring();
  await answer({ error: { status: 0, message: '0' } });
  await waitFor(() => expect(button).toBeEnabled());
  expect(onClose).not.toHaveBeenCalled();
});
