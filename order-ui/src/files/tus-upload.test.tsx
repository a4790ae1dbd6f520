import { problems } from '@northcast/shared-contracts/content/texts/problems';
import type { DetailedError, UploadOptions } from 'tus-js-client';
import { newTusUpload } from './tus-upload';

/** The options of the last upload. */
let mockOptions: UploadOptions;
jest.mock('tus-js-client', () => ({
  Upload: class {
    readonly url = null;
    constructor(_file: File, options: UploadOptions) {
      mockOptions = options;
    }
  },
}));

/** Lets an upload receive an error, as the library does. */
async function failWith(status: number, message: string) {
  const listeners = {
    onEntered: jest.fn(),
    onProgress: jest.fn(),
    onWaiting: jest.fn(),
    onSent: jest.fn(),
    onFailed: jest.fn(),
  };
  await newTusUpload(
    { file: new File(['abc'], 'take.wav'), orderId: 'order', purpose: 'order' },
    listeners,
  );
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
