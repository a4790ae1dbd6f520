import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { act, render, renderHook, screen } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import type { newTusUpload } from '../files/tus-upload';
import { UnfinishedUploads } from '../files/unfinished-uploads';
import { stopUploadsOfOthers } from '../files/use-uploads';
import { OrderFrame } from '../test/order-frame';
import { useAttachments } from './use-attachments';

type Listeners = Parameters<typeof newTusUpload>[1];

/** The uploads that have started, which the test controls. */
const mockBegun: Listeners[] = [];
jest.mock('../files/tus-upload', () => ({
  newTusUpload: async (_upload: unknown, listeners: Listeners) => {
    mockBegun.push(listeners);
    return { start: () => undefined, pause: async () => undefined, cancel: () => undefined };
  },
}));

function setUp(files: readonly OrderFile[] = []) {
  const remove = jest.fn(async (_call: object) => ({}));
  const calls = {
    useAttachFileMutation: () => [async () => ({ data: {} })],
    useRemoveFileMutation: () => [remove],
    useOrderFilesQuery: () => ({ currentData: files, isFetching: false, refetch: jest.fn() }),
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <OrderFrame calls={calls}>{children}</OrderFrame>
  );
  return { remove, wrapper };
}

beforeEach(() => {
  sessionStorage.clear();
  mockBegun.length = 0;
});

test('with the conversations of two orders open, each lists the files added to it', async () => {
  const { wrapper } = setUp();
  const both = () => [useAttachments('order-1', 'one'), useAttachments('order-2', 'two')] as const;
  const { result } = renderHook(both, { wrapper });
  await act(async () => result.current[0].add([new File(['abc'], 'take.wav')]));
  expect(result.current.map(({ items }) => items.map(({ name }) => name))).toEqual([
    ['take.wav'],
    [],
  ]);
});

test.each(['cancel', 'discard'] as const)(
  'after a lost response, %s drops the files of the sent message without removing them',
  async (way) => {
    const file = { name: 'take.wav', size: 3, state: 'ready', purpose: 'message' } as OrderFile;
    const { remove, wrapper } = setUp([
      { ...file, id: 'sent', messageId: 'post' },
      { ...file, id: 'unsent' },
    ]);
    draftOf('files:order-3:one', testUser.id).keep({ fileIds: ['sent', 'unsent'] });
    const { result } = renderHook(() => useAttachments('order-3', 'one'), { wrapper });
    const { items, cancel, discard } = result.current;
    expect(items).toHaveLength(2);
    act(() => (way === 'discard' ? discard() : items.forEach(cancel)));
    expect(result.current.items).toEqual([]);
    expect(remove.mock.calls).toEqual([[{ id: 'unsent' }]]);
  },
);

test('an upload that completes while its form is closed is restored after a reload', async () => {
  const file = { id: 'late', name: 'take.wav', size: 3, state: 'ready' } as OrderFile;
  const show = (files: readonly OrderFile[]) =>
    renderHook(() => useAttachments('order-4', 'one'), { wrapper: setUp(files).wrapper });
  const { result, unmount } = show([]);
  await act(async () => result.current.add([new File(['abc'], file.name)]));
  unmount();
  await act(async () => {
    mockBegun[0]?.onEntered(file.id);
    mockBegun[0]?.onSent();
  });
  // Ends the tab's uploads, as a reload does.
  stopUploadsOfOthers('');
  expect(show([file]).result.current.items).toHaveLength(1);
});

test('the files of a sent message leave a form that was opened again while it was sent', () => {
  const { wrapper } = setUp([
    { id: 'sent', name: 'take.wav', size: 3, state: 'ready' } as OrderFile,
  ]);
  const draft = draftOf('files:order-5:one', testUser.id);
  draft.keep({ fileIds: ['sent'] });
  const show = () => renderHook(() => useAttachments('order-5', 'one'), { wrapper });
  const closed = show();
  closed.unmount();
  const { result } = show();
  expect(result.current.fileIds).toEqual(['sent']);
  act(() => closed.result.current.clear());
  expect(result.current.fileIds).toEqual([]);
  expect(draft.values()).toBeUndefined();
});

test('a list of files that was read before a message was sent calls none of its files unfinished', async () => {
  // How much has arrived stays unknown.
  globalThis.fetch = () => new Promise(() => undefined);
  const file = { id: 'sent', size: 3, purpose: 'message', state: 'uploading' } as OrderFile;
  const { wrapper } = setUp([file]);
  const { result } = renderHook(() => useAttachments('order-6', 'one'), { wrapper });
  await act(async () => result.current.add([new File(['abc'], 'take.wav')]));
  await act(async () => {
    mockBegun[0]?.onEntered('sent');
    mockBegun[0]?.onSent();
  });
  act(() => result.current.clear());
  const { files } = result.current;
  const rest = { onRemove: () => undefined, container: createRef<HTMLElement>() };
  render(<UnfinishedUploads files={files} uploads={result.current} {...rest} />);
  expect(screen.queryByRole('list', { name: 'Unfinished uploads' })).toBeNull();
});
