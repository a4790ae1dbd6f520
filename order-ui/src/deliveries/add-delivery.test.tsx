import '@testing-library/jest-dom';
import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberUpload } from '../files/remembered-uploads';
import type { newTusUpload } from '../files/tus-upload';
import { details, OrderFrame, placed } from '../test/order-frame';
import { AddDelivery } from './add-delivery';

type Listeners = Parameters<typeof newTusUpload>[1];

/** The uploads that have started, which the test controls. */
const mockBegun: Listeners[] = [];
jest.mock('../files/tus-upload', () => ({
  newTusUpload: async (_upload: unknown, listeners: Listeners) => {
    mockBegun.push(listeners);
    return { start: () => undefined, pause: async () => undefined, cancel: () => undefined };
  },
}));

const [a, b] = ['01a1fb29-86ab-7903-95b6-00000000000a', '01a1fb29-86ab-7903-95b6-00000000000b'];
const fileOf = (id = '', change: Partial<OrderFile> = {}): OrderFile => ({
  id,
  name: `${id.at(-1)}.wav`,
  size: 3,
  type: 'audio/wav',
  kind: 'audio',
  state: 'ready',
  purpose: 'delivery',
  uploadedBy: { name: 'Uma Voss', role: 'administrator' },
  isRemovable: true,
  createdAt: '2026-11-22T10:00:00.000Z',
  ...change,
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  mockBegun.length = 0;
});

let orders = 0;
/** Uploads outlive the component, so each test uses another order. */
function setUp(first: readonly OrderFile[] = [], read: object = {}) {
  orders += 1;
  const create = jest.fn(async (_call: object) => ({}));
  const remove = jest.fn(async (_call: object) => ({}));
  const order = details({ order: { ...placed, id: `order-${orders}` } });
  const shown = (files: readonly OrderFile[]) => {
    const calls = {
      useCreateDeliveryMutation: () => [create, { isLoading: false }],
      useAttachFileMutation: () => [
        async ({ body }: { body: { uploadId: string } }) => ({ data: fileOf(body.uploadId) }),
      ],
      useRemoveFileMutation: () => [remove, { isLoading: false }],
      useOrderFilesQuery: () => ({ data: files, ...read }),
    };
    return (
      <OrderFrame calls={calls} viewer="administrator">
        <AddDelivery order={order} deliveries={[]} />
      </OrderFrame>
    );
  };
  const { rerender } = render(shown(first));
  /** Shows other files, as after a refetch. */
  const refetch = (files: readonly OrderFile[]) => rerender(shown(files));
  return { create, remove, refetch };
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add a delivery' }));
  return screen.getByRole('textbox', { name: /^Note/ });
};
const deliverButton = () => screen.getByRole('button', { name: 'Deliver version 1' });
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

async function choose(name: string) {
  await userEvent.upload(screen.getByLabelText('Upload files'), new File(['abc'], name));
  await waitFor(() => expect(mockBegun).toHaveLength(1));
}

it('the note of a delivery survives closing the dialog, and Cancel discards it', async () => {
  setUp();
  await userEvent.type(await open(), 'The first cut.');
  await userEvent.keyboard('{Escape}');
  expect(await open()).toHaveValue('The first cut.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await open()).toHaveValue('');
});

it('a chosen file that is refused leaves the delivery, and the dialog says why', async () => {
  const [checking, ready] = [fileOf(a, { state: 'checking' }), fileOf(b)];
  const { create, refetch } = setUp([checking, ready]);
  await open();
  await tick('a.wav');
  await tick('b.wav');
  refetch([{ ...checking, state: 'refused', reason: 'This is a program.' }, ready]);
  expect(screen.getByText('a.wav: This is a program.')).toHaveAttribute('role', 'alert');
  await userEvent.click(deliverButton());
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({ body: { note: '', fileIds: [b] } }),
  );
});

it('a chosen file that a colleague has delivered leaves the delivery', async () => {
  const { create, refetch } = setUp([fileOf(a), fileOf(b)]);
  await open();
  await tick('a.wav');
  await tick('b.wav');
  refetch([fileOf(a, { deliveryId: 'other' }), fileOf(b)]);
  expect(screen.getByText(/^a\.wav: /)).toHaveAttribute('role', 'alert');
  await userEvent.click(deliverButton());
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({ body: { note: '', fileIds: [b] } }),
  );
});

it('files that could not be loaded are not called none, and can be loaded again', async () => {
  const refetch = jest.fn();
  setUp([], { data: undefined, error: { status: 503 }, isFetching: false, refetch });
  await open();
  expect(screen.queryByText(/^No file of the team/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('a delivery waits for its uploads', async () => {
  const { create, refetch } = setUp([fileOf(a)]);
  await open();
  await tick('a.wav');
  await choose('b.wav');
  expect(screen.getByText(/^Files are being sent/)).toBeVisible();
  expect(deliverButton()).toBeDisabled();
  fireEvent.submit(screen.getByRole('form', { name: 'Delivery' }));
  expect(create).not.toHaveBeenCalled();
  await act(async () => {
    mockBegun[0]?.onEntered(b ?? '');
    mockBegun[0]?.onSent();
  });
  refetch([fileOf(a), fileOf(b)]);
  await userEvent.click(deliverButton());
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({ body: { note: '', fileIds: [a, b] } }),
  );
});

it('an upload is chosen when another chosen file is refused at the same time', async () => {
  const checking = fileOf(a, { state: 'checking' });
  const { create, refetch } = setUp([checking]);
  await open();
  await tick('a.wav');
  await choose('b.wav');
  await act(async () => {
    mockBegun[0]?.onEntered(b ?? '');
    mockBegun[0]?.onSent();
  });
  await waitFor(() => expect(deliverButton()).toBeEnabled());
  refetch([{ ...checking, state: 'refused', reason: 'This is a program.' }, fileOf(b)]);
  expect(screen.getByText('a.wav: This is a program.')).toHaveAttribute('role', 'alert');
  await userEvent.click(deliverButton());
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({ body: { note: '', fileIds: [b] } }),
  );
});

it('a delivery is not sent while an upload has failed', async () => {
  setUp([fileOf(a)]);
  await open();
  await choose('b.exe');
  act(() => mockBegun[0]?.onFailed('Programs cannot be sent here.', 422));
  expect(screen.getByText(/^Not all files were sent/)).toBeVisible();
  expect(deliverButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel b.exe' }));
  expect(deliverButton()).toBeEnabled();
});

it('an interrupted upload of a delivery can go on or be removed', async () => {
  globalThis.fetch = jest.fn(
    async () => ({ headers: new Headers({ 'Upload-Offset': '1' }) }) as Response,
  );
  const [file, other] = [new File(['abc'], 'a.wav'), fileOf(b, { state: 'uploading', size: 9 })];
  rememberUpload(a ?? '', file);
  const message = fileOf('c', { state: 'uploading', purpose: 'message' });
  const { remove } = setUp([fileOf(a, { state: 'uploading' }), other, message]);
  await open();
  const list = within(screen.getByRole('list', { name: 'Unfinished uploads' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(await list.findByText('Choose the file again to go on at 33 %.')).toBeVisible();
  act(() => list.getByRole('button', { name: 'Choose it again' }).focus());
  await userEvent.upload(list.getByLabelText('Choose it again', { selector: 'input' }), file);
  await waitFor(() => expect(mockBegun).toHaveLength(1));
  expect(screen.getByRole('group', { name: 'Files' })).toHaveFocus();
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(deliverButton()).toBeDisabled();
  await userEvent.click(list.getByRole('button', { name: 'Remove' }));
  expect(remove).toHaveBeenCalledWith({ id: b });
  expect(screen.getByRole('group', { name: 'Files' })).toHaveFocus();
});
