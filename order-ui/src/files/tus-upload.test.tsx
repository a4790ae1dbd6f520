import { problems } from '@northcast/shared-contracts/content/texts/problems';
import type { DetailedError, HttpRequest, UploadOptions } from 'tus-js-client';
import { newTusUpload } from './tus-upload';

const mockAbort = jest.fn();
/** The options of the last upload. */
let mockOptions: UploadOptions;
jest.mock('tus-js-client', () => ({
  Upload: class {
    readonly url = null;
    readonly abort = mockAbort;
    constructor(_file: File, options: UploadOptions) {
      mockOptions = options;
    }
  },
}));

async function begin() {
  mockAbort.mockClear();
  const listeners = {
    onEntered: jest.fn(),
    onProgress: jest.fn(),
    onWaiting: jest.fn(),
    onSent: jest.fn(),
    onFailed: jest.fn(),
  };
  const upload = await newTusUpload(
    { file: new File(['abc'], 'take.wav'), orderId: 'order', purpose: 'order' },
    listeners,
  );
  return { upload, listeners };
}

/** Lets an upload receive an error, as the library does. */
async function failWith(status: number, message: string) {
  const { listeners } = await begin();
  const response = { getStatus: () => status, getBody: () => JSON.stringify({ message }) };
  const error = { originalResponse: response } as DetailedError;
  const isRetried = mockOptions.onShouldRetry?.(error, 0, mockOptions);
  if (!isRetried) mockOptions.onError?.(error);
  return listeners;
}

test.each([problems.orderCancelled, problems.filesMany, problems.filesOpen])(
  'the refusal “%s” with 409 is final and shown',
  async (message) => {
    const { onWaiting, onFailed } = await failWith(409, message);
    expect(onWaiting).not.toHaveBeenCalled();
    expect(onFailed.mock.calls).toEqual([[message, 409]]);
  },
);

test.each([
  [409, problems.uploadOffset],
  [409, problems.uploadFinished],
  [423, problems.uploadBusy],
  [503, 'x'],
])('after %i “%s” the upload waits and asks for the offset again', async (status, message) => {
  const { onWaiting, onFailed } = await failWith(status, message);
  expect(onWaiting).toHaveBeenCalledTimes(1);
  expect(onFailed).not.toHaveBeenCalled();
});

const request = (method: string) => ({ getMethod: () => method }) as HttpRequest;

test('an upload that is cancelled while it is created is aborted once its id is known', async () => {
  const { upload, listeners } = await begin();
  mockOptions.onBeforeRequest?.(request('POST'));
  upload.cancel();
  expect(mockAbort).not.toHaveBeenCalled();
  mockOptions.onUploadUrlAvailable?.();
  expect(mockAbort).toHaveBeenCalledTimes(1);
  expect(listeners.onEntered).toHaveBeenCalledTimes(1);
});

test('an upload that is cancelled while it is created is not created again', async () => {
  const { upload, listeners } = await begin();
  mockOptions.onBeforeRequest?.(request('POST'));
  upload.cancel();
  expect(mockOptions.onShouldRetry?.({} as DetailedError, 0, mockOptions)).toBe(false);
  expect(listeners.onWaiting).not.toHaveBeenCalled();
});

test.each([
  [
    'waits to be created again',
    () => mockOptions.onShouldRetry?.({} as DetailedError, 0, mockOptions),
  ],
  ['is sent', () => mockOptions.onBeforeRequest?.(request('PATCH'))],
])('an upload that %s is aborted at once when it is cancelled', async (_what, go) => {
  const { upload } = await begin();
  mockOptions.onBeforeRequest?.(request('POST'));
  go();
  upload.cancel();
  expect(mockAbort).toHaveBeenCalledTimes(1);
});
