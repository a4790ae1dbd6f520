import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { details, OrderFrame, placed } from '../test/order-frame';
import { FilesSection } from './files-section';
import type { newTusUpload } from './tus-upload';

type Listeners = Parameters<typeof newTusUpload>[1];

/** The uploads that have started, which the test controls. */
const mockBegun: Listeners[] = [];
jest.mock('./tus-upload', () => ({
  newTusUpload: async (_upload: unknown, listeners: Listeners) => {
    mockBegun.push(listeners);
    return { start: () => undefined, pause: async () => undefined };
  },
}));

let orders = 0;
/** Uploads outlive the component, so each test uses another order. */
async function upload(name: string) {
  mockBegun.length = 0;
  orders += 1;
  const calls = {
    useAttachFileMutation: () => [jest.fn()],
    useRemoveFileMutation: () => [jest.fn(async () => ({})), { isLoading: false }],
    useOrderFilesQuery: () => ({ data: [] }),
  };
  const { container } = render(
    <OrderFrame calls={calls}>
      <FilesSection order={details({ order: { ...placed, id: `order-${orders}` } })} />
    </OrderFrame>,
  );
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('files cannot be sent');
  await userEvent.upload(input, new File(['abc'], name));
  await waitFor(() => expect(mockBegun).toHaveLength(1));
}

test('the button that pauses an upload keeps the focus, and then resumes it', async () => {
  await upload('voice.wav');
  const button = screen.getByRole('button', { name: 'Pause voice.wav' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveAccessibleName('Go on with voice.wav'));
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveAccessibleName('Pause voice.wav'));
  expect(button).toHaveFocus();
});

test('the same button retries an upload that has failed', async () => {
  await upload('voice.wav');
  const button = screen.getByRole('button', { name: 'Pause voice.wav' });
  button.focus();
  act(() => mockBegun[0]?.onFailed('Too large', 413));
  expect(button).toHaveAccessibleName('Try voice.wav again');
  expect(button).toHaveFocus();
});

test('after an upload is cancelled, the heading has the focus', async () => {
  await upload('voice.wav');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel voice.wav' }));
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Files' })).toHaveFocus();
});
