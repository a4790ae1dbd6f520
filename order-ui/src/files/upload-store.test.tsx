import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import { rememberedUpload } from './remembered-uploads';
import type { NewUpload, newTusUpload } from './tus-upload';
import { isActive } from './upload-item';
import { UploadStore } from './upload-store';

type Listeners = Parameters<typeof newTusUpload>[1];

/** A fake uploader that the test controls. */
function uploader() {
  const begun: { readonly upload: NewUpload; readonly listeners: Listeners; starts: number }[] = [];
  const make: typeof newTusUpload = async (upload, listeners) => {
    const entry = { upload, listeners, starts: 0 };
    begun.push(entry);
    return {
      start: () => {
        entry.starts += 1;
      },
      pause: async () => undefined,
      cancel: () => undefined,
    };
  };
  return { begun, make };
}

const fileOf = (name: string, size = 100) =>
  new File(['x'.repeat(size)], name, { lastModified: 1000 });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function storeWith(files: readonly string[]) {
  const { begun, make } = uploader();
  const store = new UploadStore('order-1', make);
  store.attach = async (id) => ({ id, state: 'checking' }) as OrderFile;
  for (const name of files) store.add(fileOf(name), 'order');
  const states = () => store.snapshot().map(({ state }) => state);
  const itemOf = (index: number) => {
    const item = store.snapshot()[index];
    if (item === undefined) throw new Error('there is no such item');
    return item;
  };
  const listenersOf = (index: number) => {
    const entry = begun[index];
    if (entry === undefined) throw new Error('it has not begun');
    return entry.listeners;
  };
  return { store, begun, states, itemOf, listenersOf };
}

beforeEach(() => localStorage.clear());

test('two uploads run at a time, and the next upload starts when one is complete', async () => {
  const { states, listenersOf } = storeWith(['a', 'b', 'c']);
  await settled();
  expect(states()).toEqual(['sending', 'sending', 'queued']);
  listenersOf(0).onEntered('id-a');
  listenersOf(0).onSent();
  await settled();
  expect(states()).toEqual(['done', 'sending', 'sending']);
});

test('a paused upload frees its slot, ignores progress and resumes the same transfer', async () => {
  const { store, begun, states, itemOf, listenersOf } = storeWith(['a', 'b', 'c']);
  await settled();
  listenersOf(0).onProgress(40);
  store.pause(itemOf(0).key);
  await settled();
  expect(states()).toEqual(['paused', 'sending', 'sending']);
  listenersOf(0).onProgress(60);
  expect(itemOf(0)).toMatchObject({ state: 'paused', sent: 40 });
  store.drop(itemOf(1).key);
  store.resume(itemOf(0).key);
  await settled();
  expect(begun).toHaveLength(3);
  expect(begun[0]?.starts).toBe(2);
});

test('an upload paused and resumed while the uploader loads is one transfer, started once', async () => {
  const { store, begun, itemOf } = storeWith(['a']);
  store.pause(itemOf(0).key);
  store.resume(itemOf(0).key);
  await settled();
  expect(begun).toHaveLength(1);
  expect(begun[0]?.starts).toBe(1);
});

test('an uploader that failed to load is loaded again on the next attempt', async () => {
  const { make, begun } = uploader();
  let isOffline = true;
  const store = new UploadStore('order-1', async (upload, listeners) => {
    if (isOffline) throw new Error('ChunkLoadError');
    return make(upload, listeners);
  });
  store.add(fileOf('a'), 'order');
  await settled();
  const [item] = store.snapshot();
  expect(item).toMatchObject({ state: 'failed', error: expect.stringMatching(/^The uploader/) });
  isOffline = false;
  store.resume(item?.key ?? '');
  await settled();
  expect(begun.map(({ starts }) => starts)).toEqual([1]);
});

describe('progress', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  async function sending() {
    const made = storeWith(['a']);
    await jest.advanceTimersByTimeAsync(0);
    const shown: number[] = [];
    made.store.subscribe(() => shown.push(made.itemOf(0).sent));
    return { ...made, shown };
  }

  test('is reported at once, then at most four times a second, including the last value', async () => {
    const { shown, listenersOf } = await sending();
    for (const sent of [1, 2, 3, 4, 5, 6]) {
      listenersOf(0).onProgress(sent);
      await jest.advanceTimersByTimeAsync(50);
    }
    expect(shown).toEqual([1, 5]);
    await jest.advanceTimersByTimeAsync(250);
    expect(shown).toEqual([1, 5, 6]);
  });

  test.each([
    [
      'waits',
      'waiting',
      (made: Awaited<ReturnType<typeof sending>>) => made.listenersOf(0).onWaiting(),
    ],
    [
      'is paused',
      'paused',
      (made: Awaited<ReturnType<typeof sending>>) => made.store.pause(made.itemOf(0).key),
    ],
  ])('does not put an upload that %s back to sending', async (_case, state, stop) => {
    const made = await sending();
    made.listenersOf(0).onProgress(1);
    made.listenersOf(0).onProgress(2);
    stop(made);
    await jest.advanceTimersByTimeAsync(1000);
    expect(made.states()).toEqual([state]);
  });
});

test('an upload that waits for the network resumes after `wake()`', async () => {
  const { store, begun, itemOf, listenersOf } = storeWith(['a']);
  await settled();
  listenersOf(0).onProgress(40);
  listenersOf(0).onWaiting();
  expect(itemOf(0).state).toBe('waiting');
  store.wake();
  await settled();
  expect(begun[0]?.starts).toBe(2);
  listenersOf(0).onProgress(50);
  expect(itemOf(0)).toMatchObject({ state: 'sending', sent: 50 });
});

test('an upload whose file can no longer be read fails instead of waiting', async () => {
  const read = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer');
  read.mockImplementation(function (this: FileReader) {
    this.dispatchEvent(new Event('error'));
  });
  const { states, itemOf, listenersOf } = storeWith(['a', 'b', 'c']);
  await settled();
  listenersOf(0).onWaiting();
  await settled();
  read.mockRestore();
  expect(states()).toEqual(['failed', 'sending', 'sending']);
  expect(itemOf(0).error).toMatch(/^This file was changed or moved/);
});

test('a complete upload becomes a file, and its stored resume record is deleted', async () => {
  const { itemOf, listenersOf } = storeWith(['a']);
  await settled();
  listenersOf(0).onEntered('id-a');
  expect(rememberedUpload('id-a')).toBe('100-1000');
  listenersOf(0).onSent();
  await settled();
  expect(itemOf(0)).toMatchObject({ state: 'done', fileId: 'id-a', file: { state: 'checking' } });
  expect(rememberedUpload('id-a')).toBeUndefined();
});

test('an upload that could not be attached fails with the error and can be retried', async () => {
  const { store, itemOf, listenersOf } = storeWith(['a']);
  store.attach = () => Promise.reject(new Error('Not now.'));
  await settled();
  listenersOf(0).onEntered('id-a');
  listenersOf(0).onSent();
  await settled();
  expect(itemOf(0)).toMatchObject({ state: 'failed', error: 'Not now.' });
  expect(rememberedUpload('id-a')).toBeDefined();
  store.resume(itemOf(0).key);
  expect(itemOf(0)).toMatchObject({ state: 'sending', error: undefined });
});

test('a rejected upload shows the server message and frees its slot', async () => {
  const { states, itemOf, listenersOf } = storeWith(['a', 'b', 'c']);
  await settled();
  listenersOf(0).onFailed('Your files take up all the space.', 413);
  await settled();
  expect(itemOf(0).error).toBe('Your files take up all the space.');
  expect(states()).toEqual(['failed', 'sending', 'sending']);
});

test('an earlier upload is continued with its file id', async () => {
  const { store, begun } = storeWith([]);
  store.add(fileOf('a'), 'order', 'id-before');
  await settled();
  expect(begun[0]?.upload).toMatchObject({ fileId: 'id-before', purpose: 'order' });
});

test('an upload is active only while it is running', async () => {
  const { store, listenersOf } = storeWith(['a']);
  await settled();
  expect(store.snapshot().some(isActive)).toBe(true);
  listenersOf(0).onEntered('id-a');
  listenersOf(0).onSent();
  await settled();
  expect(store.snapshot().some(isActive)).toBe(false);
});
