import '@testing-library/jest-dom';
import type { Message, OrderFile } from '@northcast/shared-contracts/api/entities';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberedUpload, rememberUpload } from '../files/remembered-uploads';
import type { newTusUpload } from '../files/tus-upload';
import { uploadStoreOf } from '../files/use-uploads';
import { OrderFrame } from '../test/order-frame';
import { AnswerBox } from './answer-box';
import { NewThread, threadDraft } from './new-thread';

type Listeners = Parameters<typeof newTusUpload>[1];

/** The uploads that have started, which the test controls. */
const mockBegun: Listeners[] = [];
const mockPause = jest.fn(async () => undefined);
jest.mock('../files/tus-upload', () => ({
  newTusUpload: async (_upload: unknown, listeners: Listeners) => {
    mockBegun.push(listeners);
    return { start: () => undefined, pause: mockPause, cancel: mockPause };
  },
}));

const thread = '01a1fb29-86ab-7903-95b6-d92a52d0ad1b';
const fileOf = (id: string, change: Partial<OrderFile> = {}) =>
  ({ id, name: `${id}.wav`, size: 3, state: 'ready', purpose: 'message', ...change }) as OrderFile;

let orders = 0;
/** Uploads outlive the component, so each test uses another order. */
function setUp({ files = [] as OrderFile[], hasOrder = true, status = 0 } = {}) {
  /** How the read of the order's files ends. */
  const read = { status, isFetching: false, refetch: jest.fn() };
  orders += 1;
  const orderId = `order-${orders}`;
  const send = jest.fn(async (_call: object): Promise<{ error?: object }> => ({}));
  const remove = jest.fn(async (_call: object) => ({}));
  const seen: OrderFile[] = files;
  const calls = {
    useAddPostMutation: () => [send],
    useStartThreadMutation: () => [send],
    useAttachFileMutation: () => [
      async ({ body }: { body: { uploadId: string } }) => ({ data: fileOf(body.uploadId) }),
    ],
    useRemoveFileMutation: () => [remove],
    useOrderFilesQuery: (_query: object, { skip }: { skip: boolean }) => ({
      ...read,
      error: read.status ? { status: read.status } : undefined,
      currentData: skip || read.status || read.isFetching ? undefined : seen,
    }),
  };
  const message = {
    id: thread,
    subject: 'Episode 4',
    orderId: hasOrder ? orderId : undefined,
  } as Message;
  const onClose = jest.fn();
  const draft = threadDraft(orderId, 'ada');
  const show = (isNew = false, user = testUser) =>
    render(
      <OrderFrame calls={calls} user={user}>
        {isNew ? (
          <NewThread orderId={orderId} draft={draft} takesFocus onClose={onClose} />
        ) : (
          <AnswerBox message={message} />
        )}
      </OrderFrame>,
    );
  return { show, send, remove, seen, read, orderId, onClose };
}

async function choose(...names: string[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('files cannot be attached');
  await userEvent.upload(
    input,
    names.map((name) => new File(['abc'], name)),
  );
  await waitFor(() => expect(mockBegun).toHaveLength(names.length));
}

const complete = async (index: number, id: string) => {
  await act(async () => {
    mockBegun[index]?.onEntered(id);
    mockBegun[index]?.onSent();
  });
  await screen.findByRole('button', { name: /^Remove/ });
};
/** Uploads `f1` and ends the tab's uploads, as a reload does. */
async function uploadAndReload(isNew = false) {
  const made = setUp();
  const { unmount } = made.show(isNew);
  await choose('a.wav');
  await complete(0, 'f1');
  unmount();
  const store = uploadStoreOf(made.orderId, testUser.id);
  for (const { key } of store.snapshot()) store.drop(key);
  return made;
}
const sender = () => screen.getByRole('button', { name: 'Send answer' });
const field = () => screen.getByLabelText('Your answer');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  mockBegun.length = 0;
  mockPause.mockClear();
});

test('an answer waits for its uploads, is sent with their file ids and is then cleared', async () => {
  const { show, send } = setUp();
  show();
  await userEvent.type(field(), 'Here');
  await choose('take.wav');
  expect(screen.getByText(/^Files are being sent/)).toBeVisible();
  expect(sender()).toBeDisabled();
  await userEvent.type(field(), '{Control>}{Enter}{/Control}');
  expect(send).not.toHaveBeenCalled();

  await complete(0, 'f1');
  expect(screen.queryByText(/^Files are being sent/)).toBeNull();
  await userEvent.click(sender());
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ id: thread, body: { text: 'Here', fileIds: ['f1'] } }),
  );
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(screen.queryByText('take.wav')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('after a failed request text and files are kept, and the same request is repeated', async () => {
  const { show, send } = setUp();
  send.mockResolvedValueOnce({ error: { status: 0 } });
  show();
  await userEvent.type(field(), 'Here');
  await choose('take.wav');
  await complete(0, 'f1');
  await userEvent.click(sender());
  expect(field()).toHaveValue('Here');
  expect(screen.getByText('take.wav')).toBeVisible();
  await userEvent.click(sender());
  const [[first], [second]] = send.mock.calls as unknown as [[object], [object]];
  expect(second).toEqual(first);
  expect(screen.queryByText('take.wav')).toBeNull();
});

test('an answer without text is not sent, and a failed upload blocks sending', async () => {
  const { show, send, remove } = setUp();
  show();
  await choose('take.wav', 'setup.exe');
  await complete(0, 'f1');
  act(() => mockBegun[1]?.onFailed('Programs cannot be sent here.', 422));
  expect(screen.getByText(/^Not all files were sent/)).toBeVisible();
  expect(sender()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel setup.exe' }));
  expect(screen.getByRole('group', { name: 'Files of this message' })).toHaveFocus();
  await userEvent.click(sender());
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText('take.wav')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove take.wav' }));
  expect(remove).toHaveBeenCalledWith({ id: 'f1' });
  expect(screen.queryByText('take.wav')).toBeNull();
});

test('uploaded files are restored after a reload, and a rejected file blocks the answer', async () => {
  const { show, send, seen } = await uploadAndReload();
  seen.push(fileOf('f1'));
  const again = show();
  const list = screen.getByRole('list', { name: 'Uploads' });
  expect(within(list).getByText('f1.wav')).toBeVisible();
  await userEvent.type(field(), 'Here');
  again.unmount();
  seen.splice(0, 1, fileOf('f1', { state: 'refused', reason: 'This is a program.' }));
  const last = show();
  expect(screen.getByText('This is a program.')).toBeVisible();
  expect(sender()).toBeDisabled();
  last.unmount();
  seen.splice(0, 1, fileOf('f1'));
  show();
  await userEvent.click(sender());
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ body: { text: 'Here', fileIds: ['f1'] } }),
  );
});

test.each([
  ['are being loaded', { isFetching: true }, 'Loading your files.'],
  ['could not be loaded', { status: 503 }, 'Your files could not be loaded.'],
])('after a reload an answer waits while its files %s', async (_case, change, obstacle) => {
  const { show, send, read } = await uploadAndReload();
  Object.assign(read, change);
  show();
  expect(screen.getByText(obstacle)).toBeVisible();
  expect(sender()).toBeDisabled();
  await userEvent.type(field(), 'Here{Control>}{Enter}{/Control}');
  expect(send).not.toHaveBeenCalled();
});

test('files that could not be loaded after a reload are loaded again on Retry, or removed on Cancel', async () => {
  const { show, remove, read } = await uploadAndReload(true);
  read.status = 503;
  show(true);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(read.refetch).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('group', { name: 'Files of this message' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(remove.mock.calls).toEqual([[{ id: 'f1' }]]);
});

test('uploads of one user are not shown to the next one who signs in, but can resume later', async () => {
  const { show } = setUp();
  const { unmount } = show();
  await choose('take.wav', 'cover.png');
  await complete(0, 'f1');
  act(() => mockBegun[1]?.onEntered('f2'));
  unmount();
  const others = show(false, { ...testUser, id: 'uma' });
  expect(screen.queryByText('take.wav')).toBeNull();
  expect(screen.queryByText('cover.png')).toBeNull();
  expect(mockPause).toHaveBeenCalledTimes(1);
  expect(rememberedUpload('f2')).toBeDefined();
  others.unmount();
  show();
  expect(screen.queryByText('cover.png')).toBeNull();
});

test('an interrupted upload of a message can go on or be removed, but not one that is active', async () => {
  // How much has arrived stays unknown.
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  const interrupted = ['f1', 'f2', 'f3'].map((id) => fileOf(id, { state: 'uploading' }));
  const { show, remove } = setUp({ files: interrupted });
  const take = new File(['abc'], 'f1.wav');
  rememberUpload('f1', take);
  const first = show();
  const list = within(screen.getByRole('list', { name: 'Unfinished uploads' }));
  await userEvent.click(list.getAllByRole('button', { name: 'Remove' })[2] as HTMLElement);
  expect(remove).toHaveBeenCalledWith({ id: 'f3' });
  expect(screen.getByRole('group', { name: 'Files of this message' })).toHaveFocus();
  await userEvent.upload(list.getByLabelText('Choose it again'), take);
  await waitFor(() => expect(mockBegun).toHaveLength(1));
  expect(list.queryByText('f1.wav')).toBeNull();
  expect(sender()).toBeDisabled();
  first.unmount();
  show(true);
  expect(screen.getByText('f2.wav')).toBeVisible();
  expect(screen.queryByText('f1.wav')).toBeNull();
});

test('files of a new thread are separate, are sent with the thread or removed on Cancel', async () => {
  const { show, send, remove, onClose } = setUp();
  const { unmount } = show();
  await choose('take.wav');
  await complete(0, 'f1');
  unmount();
  show(true);
  expect(screen.queryByText('take.wav')).toBeNull();
  mockBegun.length = 0;
  await choose('cover.png');
  await complete(0, 'f2');
  await userEvent.type(screen.getByLabelText('Subject'), 'Cover');
  await userEvent.type(screen.getByLabelText('Message'), 'This one?');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  const body = { subject: 'Cover', message: 'This one?', fileIds: ['f2'] };
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ body }));
  expect(screen.queryByText('cover.png')).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);

  mockBegun.length = 0;
  await choose('other.png');
  await complete(0, 'f3');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(remove.mock.calls).toEqual([[{ id: 'f3' }]]);
});

test.each(['Send Message', 'Cancel'])(
  'after %s a reopened form shows none of the earlier files',
  async (way) => {
    const { show, seen, onClose } = setUp();
    const { unmount } = show(true);
    onClose.mockImplementation(unmount);
    await userEvent.type(screen.getByLabelText('Subject'), 'Cover');
    await userEvent.type(screen.getByLabelText('Message'), 'This one?');
    await choose('cover.png');
    await complete(0, 'f1');
    seen.push(fileOf('f1'));
    await userEvent.click(screen.getByRole('button', { name: way }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    show(true);
    expect(screen.queryByText(/^(f1\.wav|cover\.png)$/)).toBeNull();
  },
);

test.each([
  ['a thread without an order', { hasOrder: false }],
  ['an order that returns 404', { status: 404 }],
])('%s does not accept files', (_case, change) => {
  setUp(change).show();
  expect(sender()).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Attach files' })).toBeNull();
});
