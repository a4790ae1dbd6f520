import '@testing-library/jest-dom';
import type { OrderFile } from '@northcast/shared-contracts/api/entities';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { OrderFrame } from '../test/order-frame';
import { UnfinishedUploadsOfForm } from './unfinished-uploads';
import type { Uploads } from './use-uploads';

const file = { id: 'f1', name: 'a.wav', size: 3, state: 'uploading', purpose: 'message' };
const uploads = { purpose: 'message', knownIds: new Set() } as unknown as Uploads;

it('a double click on Remove removes an interrupted upload once', async () => {
  globalThis.fetch = () => new Promise(() => undefined);
  let respond = () => {};
  const responding = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const remove = jest.fn(async (_call: object): Promise<object> => {
    await responding;
    return { error: { status: 404, message: '404:' } };
  });
  remove.mockImplementationOnce(() => responding.then(() => ({})));
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
  await act(async () => respond());
  expect(remove).toHaveBeenCalledTimes(1);
  expect(showFailure).not.toHaveBeenCalled();
});
