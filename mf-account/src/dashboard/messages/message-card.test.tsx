import '@testing-library/jest-dom';
import type { Message } from '@northcast/shared-contracts/api/entities';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessageCard } from './message-card';

/** Whether the code of the conversation can be loaded. */
const mockChunk = { isAvailable: false };
jest.mock('./continued-message', () => {
  if (!mockChunk.isAvailable) throw new Error('Loading chunk failed');
  return { ContinuedMessage: () => <p>Later posts</p> };
});

const message: Message = {
  id: '01a1fb29-86ab-7903-95b6-d92a52d0ad1b',
  userId: '01a1fb29-86ab-7903-95b6-d92a52d0ad1c',
  userName: 'Ada Kwon',
  userEmail: 'ada@example.com',
  subject: 'Episode 4',
  message: 'When?',
  createdAt: '2026-11-20T10:00:00.000Z',
  postCount: 2,
};

test('a conversation whose code does not load can be loaded again', async () => {
  render(<MessageCard message={message} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open conversation (2 more)' }));
  expect(await screen.findByText('This part could not be loaded')).toBeVisible();
  mockChunk.isAvailable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Later posts')).toBeVisible();
});

test('the subject tells apart the buttons of several messages', () => {
  render(<MessageCard message={message} />);
  expect(screen.getByRole('article', { name: 'Episode 4' })).toBeVisible();
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Episode 4');
});
