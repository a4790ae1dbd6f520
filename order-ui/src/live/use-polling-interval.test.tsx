import type { Delivery, OrderFile } from '@northcast/shared-contracts/api/entities';
import { act, render, renderHook } from '@testing-library/react';
import { DeliveriesSection } from '../deliveries/deliveries-section';
import { FilesSection } from '../files/files-section';
import { details, OrderFrame } from '../test/order-frame';
import { usePollingInterval } from './use-polling-interval';

afterEach(() => jest.restoreAllMocks());

function become(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('a poll stops while the page is hidden', () => {
  const { result } = renderHook(() => usePollingInterval(3000));
  expect(result.current).toBe(3000);
  become('hidden');
  expect(result.current).toBe(0);
  become('visible');
  expect(result.current).toBe(3000);
});

const createdAt = '2026-11-22T10:00:00.000Z';
const checked = {
  id: 'f1',
  name: 'voice.wav',
  size: 3,
  kind: 'audio',
  state: 'checking',
  purpose: 'order',
  uploadedBy: { name: 'Ada Kwon', role: 'customer' },
  createdAt,
} as OrderFile;
const measured: Delivery = {
  id: 'd1',
  orderId: 'order',
  version: 1,
  note: '',
  authorName: 'Uma Voss',
  createdAt,
  files: [],
  comments: [],
  analyses: [{ fileId: 'f1', state: 'waiting' }],
};

test.each([
  ['files', FilesSection, 3000, 'useOrderFilesQuery', [checked]],
  ['deliveries', DeliveriesSection, 5000, 'useDeliveriesQuery', [measured]],
])('unfinished %s are polled only on a visible page', (_name, Section, interval, read, data) => {
  const polled = jest.fn();
  const write = () => [jest.fn(), { isLoading: false }];
  const calls = {
    [read]: (_call: object, options?: { readonly pollingInterval: number }) => {
      if (options) polled(options.pollingInterval);
      return { data };
    },
    useAttachFileMutation: write,
    useRemoveFileMutation: write,
    useAskForRevisionMutation: write,
    useApproveDeliveryMutation: write,
  };
  render(
    <OrderFrame calls={calls}>
      <Section order={details()} />
    </OrderFrame>,
  );
  expect(polled).toHaveBeenLastCalledWith(interval);
  become('hidden');
  expect(polled).toHaveBeenLastCalledWith(0);
});
