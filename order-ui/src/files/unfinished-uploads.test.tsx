import '@testing-library/jest-dom';
import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { OrderFrame } from '../test/order-frame';
import { UnfinishedUploads, UnfinishedUploadsOfForm } from './unfinished-uploads';
import { type Uploads, uploadStoreOf, useUploads } from './use-uploads';

const file = { id: 'f1', name: 'a.wav', size: 3, state: 'uploading', purpose: 'message' };
const uploads = {
  purpose: 'message',
  knownIds: new Set(),
  isCreating: () => false,
} as unknown as Uploads;

it('a double click on Remove removes an interrupted upload once', async () => {
  globalThis.fetch = () => new Promise(() => undefined);
  const answer = deferred();
  const remove = jest.fn(async (_call: object): Promise<object> => {
    await answer.promise;
    return { error: { status: 404, message: '404:' } };
  });
  remove.mockImplementationOnce(() => answer.promise.then(() => ({})));
  const showFailure = jest.fn(() => ({}));
  render(
    <OrderFrame calls={{ useRemoveFileMutation: () => [remove] }} showFailure={showFailure}>
      <UnfinishedUploadsOfForm
        files={[file as OrderFile]}
        uploads={uploads}
        container={createRef<HTMLElement>()}
      />
    </OrderFrame>,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Remove' }));
  await act(async () => answer.resolve());
  expect(remove).toHaveBeenCalledTimes(1);
  expect(showFailure).not.toHaveBeenCalled();
  // Before the files are read again.
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

it('an upload that the server lists before it answers is not shown as an unfinished one too', () => {
  globalThis.fetch = () => new Promise(() => undefined);
  const listed = [file, { ...file, id: 'f2', name: 'b.wav' }] as OrderFile[];
  const store = uploadStoreOf('o1', testUser.id);
  store.add(new File(['abc'], 'a.wav'), 'message');
  const Section = () => (
    <UnfinishedUploads
      files={listed}
      uploads={useUploads('o1', 'message', 't1')}
      onRemove={() => undefined}
      container={createRef<HTMLElement>()}
    />
  );
  render(
    <OrderFrame>
      <Section />
    </OrderFrame>,
  );
  expect(screen.getByText('b.wav')).toBeVisible();
  expect(screen.queryByText('a.wav')).toBeNull();
  act(() => store.stop());
});
