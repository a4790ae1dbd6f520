import '@testing-library/jest-dom';
import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { details, OrderFrame, placed } from '../test/order-frame';
import { FilesSection } from './files-section';
import { rememberUpload } from './remembered-uploads';
import type { newTusUpload } from './tus-upload';
import type { UploadItem, UploadState } from './upload-item';
import { UploadList } from './upload-list';

type Listeners = Parameters<typeof newTusUpload>[1];

/** The uploads that have started, which the test controls. */
const mockBegun: Listeners[] = [];
/** Ids of the earlier uploads that they resume. */
const mockSent: (string | undefined)[] = [];
jest.mock('./tus-upload', () => ({
  newTusUpload: async ({ fileId }: { readonly fileId?: string }, listeners: Listeners) => {
    mockBegun.push(listeners);
    mockSent.push(fileId);
    return { start: () => undefined, pause: async () => undefined, cancel: () => undefined };
  },
}));

const remove = jest.fn(async () => ({}));
let orders = 0;
/** Uploads outlive the component, so each test uses another order. */
function show(files: readonly OrderFile[] = []) {
  mockBegun.length = 0;
  mockSent.length = 0;
  remove.mockClear();
  orders += 1;
  const calls = {
    useAttachFileMutation: () => [jest.fn(async () => ({ data: { state: 'checking' } }))],
    useRemoveFileMutation: () => [remove, { isLoading: false }],
    useOrderFilesQuery: () => ({ data: files }),
  };
  return render(
    <OrderFrame calls={calls}>
      <FilesSection order={details({ order: { ...placed, id: `order-${orders}` } })} />
    </OrderFrame>,
  );
}

const choose = (name: string) =>
  userEvent.upload(
    screen.getByLabelText('Choose files', { selector: 'input' }),
    new File(['abc'], name),
  );

const begun = { id: 'f1', name: 'a.wav', size: 3, state: 'uploading', purpose: 'order' };
const chosen = (lastModified: number, name = 'a.wav') => new File(['abc'], name, { lastModified });

test.each([
  ['resumes its interrupted upload', 5, [], ['f1']],
  ['resumes it, whatever the form of its umlaut', 5, [], ['f1'], 'a\u0308.wav', '\u00e4.wav'],
  ['of another time is a new upload', 6, [], [undefined]],
  ['that another tab is sending is a new upload', 5, ['nc-upload:f1'], [undefined]],
] as const)('a file chosen with “Choose files” that %s', async (...row) => {
  const [, lastModified, held, ids, name = 'a.wav', stored = name] = row;
  globalThis.fetch = () => new Promise(() => undefined);
  const query = async () => ({ held: held.map((name) => ({ name })) });
  const locks = { query, request: () => new Promise(() => undefined) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  rememberUpload('f1', chosen(5));
  show([{ ...begun, name: stored } as OrderFile]);
  const input = screen.getByLabelText('Choose files', { selector: 'input' });
  await userEvent.upload(input, [chosen(lastModified, name)]);
  await waitFor(() => expect(mockBegun).toHaveLength(1));
  expect(mockSent).toEqual(ids);
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
});

test('the same file chosen twice resumes one upload', async () => {
  globalThis.fetch = () => new Promise(() => undefined);
  rememberUpload('f1', chosen(5));
  show([begun as OrderFile]);
  const input = screen.getByLabelText('Choose files', { selector: 'input' });
  await userEvent.upload(input, [chosen(5), chosen(5)]);
  await waitFor(() => expect(mockBegun).toHaveLength(2));
  expect(mockSent.toSorted()).toEqual(['f1', undefined]);
});

async function upload(name: string) {
  show();
  await choose(name);
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

test('the announcement does not count files that were sent before', async () => {
  await upload('voice.wav');
  await act(async () => {
    mockBegun[0]?.onEntered('f6');
    mockBegun[0]?.onSent();
  });
  expect(screen.getByText('The file is sent')).toBeInTheDocument();
  await choose('music.wav');
  expect(screen.getByText('The file is being sent')).toBeInTheDocument();
});

test('a file that was sent is not unfinished when another one is added before the list is read', async () => {
  globalThis.fetch = () => new Promise(() => undefined);
  show([unfinished('f8')]);
  await choose('voice.wav');
  await waitFor(() => expect(mockBegun).toHaveLength(1));
  await act(async () => {
    mockBegun[0]?.onEntered('f8');
    mockBegun[0]?.onSent();
  });
  await choose('music.wav');
  expect(screen.queryByRole('list', { name: 'Unfinished uploads' })).toBeNull();
});

test('an upload that is cancelled while the server creates it is removed there', async () => {
  await upload('voice.wav');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel voice.wav' }));
  act(() => mockBegun[0]?.onEntered('f7'));
  expect(remove.mock.calls).toEqual([[{ id: 'f7' }]]);
});

test('when an upload ends, its focused button leaves the focus to the heading', async () => {
  await upload('voice.wav');
  screen.getByRole('button', { name: 'Pause voice.wav' }).focus();
  await act(async () => {
    mockBegun[0]?.onEntered('f0');
    mockBegun[0]?.onSent();
  });
  expect(screen.queryByRole('button', { name: 'Pause voice.wav' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Files' })).toHaveFocus();
});

const unfinished = (id: string) =>
  ({ id, name: 'voice.wav', size: 3, state: 'uploading', purpose: 'order' }) as OrderFile;

test('after an interrupted upload goes on, the heading has the focus', async () => {
  globalThis.fetch = () => new Promise(() => undefined);
  const file = new File(['abc'], 'voice.wav');
  rememberUpload('f1', file);
  show([unfinished('f1')]);
  screen.getByRole('button', { name: 'Choose it again' }).focus();
  await userEvent.upload(screen.getByLabelText('Choose it again', { selector: 'input' }), file);
  expect(screen.queryByText('Choose it again')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Files' })).toHaveFocus();
});

test('the name of the file tells apart the buttons of interrupted uploads', () => {
  globalThis.fetch = () => new Promise(() => undefined);
  rememberUpload('f5', new File(['abc'], 'voice.wav'));
  show([unfinished('f5')]);
  for (const name of ['Choose it again', 'Remove']) {
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('voice.wav');
  }
});

/**
 * Fakes the Web Locks API.
 * @returns the names of the locks that this tab and others hold
 */
function fakeLocks(...names: readonly string[]) {
  const held = new Set(names);
  const locks = {
    request: async (name: string, hold: () => Promise<void>) => {
      held.add(name);
      await hold();
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return held;
}

describe('with Web Locks', () => {
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'locks');
  });

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  test('an upload is locked while it runs in this tab', async () => {
    const held = fakeLocks();
    await upload('voice.wav');
    act(() => mockBegun[0]?.onEntered('f2'));
    expect([...held]).toEqual(['nc-upload:f2']);
    await userEvent.click(screen.getByRole('button', { name: 'Pause voice.wav' }));
    await waitFor(() => expect([...held]).toEqual([]));
    await userEvent.click(screen.getByRole('button', { name: 'Go on with voice.wav' }));
    expect([...held]).toEqual(['nc-upload:f2']);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel voice.wav' }));
    await waitFor(() => expect([...held]).toEqual([]));
  });

  test('an upload of another tab has no buttons until it stops there', async () => {
    jest.useFakeTimers();
    globalThis.fetch = () => new Promise(() => undefined);
    rememberUpload('f3', new File(['abc'], 'voice.wav'));
    const held = fakeLocks('nc-upload:f3');
    show([unfinished('f3')]);
    expect(screen.queryByRole('list', { name: 'Unfinished uploads' })).toBeNull();
    await pass(0);
    const list = screen.getByRole('list', { name: 'Unfinished uploads' });
    expect(list).toHaveTextContent('Another tab is sending this file.');
    expect(within(list).queryAllByRole('button')).toEqual([]);
    held.clear();
    await pass(3000);
    expect(within(list).getByRole('button', { name: 'Choose it again' })).toBeVisible();
    expect(within(list).getByRole('button', { name: 'Remove' })).toBeVisible();
    held.add('nc-upload:f3');
    await pass(3000);
    expect(within(list).queryAllByRole('button')).toEqual([]);
  });

  test('when another tab goes on with an upload, only a focused button of its line leaves the focus to the heading', async () => {
    jest.useFakeTimers();
    globalThis.fetch = () => new Promise(() => undefined);
    const held = fakeLocks();
    show([unfinished('f4')]);
    await pass(0);
    act(() => screen.getByRole('button', { name: 'Remove' }).focus());
    held.add('nc-upload:f4');
    await pass(3000);
    const heading = screen.getByRole('heading', { name: 'Files' });
    expect(heading).toHaveFocus();
    held.clear();
    await pass(3000);
    act(() => heading.blur());
    held.add('nc-upload:f4');
    await pass(3000);
    expect(screen.getByText('Another tab is sending this file.')).toBeVisible();
    expect(document.body).toHaveFocus();
  });
});

const itemOf = (state: UploadState, change: Partial<UploadItem> = {}): UploadItem => ({
  key: state,
  name: `${state}.wav`,
  size: 3,
  purpose: 'order',
  place: '',
  state,
  sent: 0,
  speed: 0,
  ...change,
});
const refused = itemOf('done', { file: { state: 'refused' } as OrderFile });

test.each<[string, readonly UploadItem[]]>([
  ['', []],
  ['The file is being sent', [itemOf('sending')]],
  ['2 of 3 files are being sent', [itemOf('sending'), itemOf('queued'), itemOf('done')]],
  ['The upload is paused', [itemOf('paused')]],
  ['1 of 2 uploads is paused', [itemOf('paused'), itemOf('done')]],
  [
    '1 of 3 files is being sent. 1 of 3 uploads is paused. 1 of 3 files was not sent',
    [itemOf('sending'), itemOf('paused'), itemOf('failed')],
  ],
  ['The file was not sent', [itemOf('failed')]],
  ['1 of 2 files was refused', [refused, itemOf('done', { key: 'second' })]],
  ['The file is sent', [itemOf('done')]],
  ['All files are sent', [itemOf('done'), itemOf('done', { key: 'second' })]],
])('a screen reader hears “%s”', (text, items) => {
  const idle = () => undefined;
  const uploads = { items, pause: idle, resume: idle, cancel: idle };
  render(<UploadList uploads={uploads} container={createRef<HTMLElement>()} />);
  expect(screen.getByRole('status').textContent).toBe(text);
});
