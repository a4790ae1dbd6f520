import '@testing-library/jest-dom';
import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { FormSelect } from '@northcast/shared-ui/form/form-select';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormDialog } from './form-dialog';

interface Values {
  readonly text: string;
  readonly status: string;
}

const statuses = ['pending', 'completed'].map((value) => ({ value, label: value }));
const onClose = jest.fn();
const confirm = jest.fn();

const open = (onSubmit: () => Promise<object | undefined> = async () => undefined) =>
  render(
    <FormDialog<Values>
      title="Add"
      initialValues={{ text: '', status: 'pending' }}
      draft={draftOf<Values>('test', 'ada')}
      validate={() => ({})}
      onSubmit={onSubmit}
      onClose={onClose}
      submitLabel="Add"
      busyLabel="Adding..."
    >
      <FormTextField name="text" label="Text" />
      <FormSelect name="status" label="Status" options={statuses} />
    </FormDialog>,
  );

const field = () => screen.getByLabelText('Text');
const cancel = () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

beforeEach(() => {
  sessionStorage.clear();
  onClose.mockReset();
  confirm.mockReset().mockReturnValue(true);
  window.confirm = confirm;
});

test('a draft with nothing but what is preset is discarded without a question', async () => {
  const { unmount } = open();
  await userEvent.type(field(), 'Half');
  await userEvent.clear(field());
  unmount();
  open();
  await cancel();
  expect(confirm).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a draft with a text is discarded after a question', async () => {
  const { unmount } = open();
  await userEvent.type(field(), 'Half');
  unmount();
  open();
  expect(field()).toHaveValue('Half');
  await cancel();
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('the values being sent cannot be changed, unless the server refuses them', async () => {
  const { promise, resolve: refuse } = deferred<object>();
  open(() => promise);
  const status = screen.getByLabelText('Status');
  await userEvent.type(field(), 'Whole');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.type(field(), ', and more');
  await userEvent.selectOptions(status, 'completed');
  expect(field()).toHaveValue('Whole');
  expect(status).toHaveValue('pending');
  await act(async () => refuse({ text: 'Too long' }));
  await userEvent.type(field(), ', and more');
  expect(field()).toHaveValue('Whole, and more');
});
