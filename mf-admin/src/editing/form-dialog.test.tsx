import '@testing-library/jest-dom';
import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormDialog } from './form-dialog';

interface Values {
  readonly text: string;
  readonly status: string;
}

const onClose = jest.fn();
const confirm = jest.fn();

const open = () =>
  render(
    <FormDialog<Values>
      title="Add"
      initialValues={{ text: '', status: 'pending' }}
      draft={draftOf<Values>('test', 'ada')}
      validate={() => ({})}
      onSubmit={() => undefined}
      onClose={onClose}
      submitLabel="Add"
      busyLabel="Adding..."
    >
      <FormTextField name="text" label="Text" />
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
