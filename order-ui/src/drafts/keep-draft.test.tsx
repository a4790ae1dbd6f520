import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { KeepDraft } from './keep-draft';

interface Words {
  readonly text: string;
}

const draft = () => draftOf<Words>('test', 'ada');
const field = () => screen.getByRole('textbox', { name: 'Text' });

function Writing({ text }: Words) {
  const [initialValues] = useState<Words>(() => ({ text, ...draft().values() }));
  return (
    <Form<Words> onSubmit={() => undefined} initialValues={initialValues}>
      {() => (
        <>
          <KeepDraft draft={draft()} />
          <FormTextArea name="text" label="Text" />
        </>
      )}
    </Form>
  );
}

/** Opens the form, as after a reload. */
const open = (text = '') => render(<Writing text={text} />);

beforeEach(() => sessionStorage.clear());

it('an opened form stores nothing until something is typed', async () => {
  open('Edited text');
  expect(sessionStorage).toHaveLength(0);
  await userEvent.type(field(), '!');
  expect(draft().values()).toEqual({ text: 'Edited text!' });
});

it('a text that was cleared again does not come back', async () => {
  const { unmount } = open();
  await userEvent.type(field(), 'Two voices');
  await userEvent.clear(field());
  unmount();
  open();
  expect(field()).toHaveValue('');
  expect(draft().values()).toBeUndefined();
});

it('an edit that was undone by hand does not come back', async () => {
  const { unmount } = open('As it was');
  await userEvent.type(field(), '!');
  await userEvent.type(field(), '{Backspace}');
  unmount();
  open('As it was');
  expect(field()).toHaveValue('As it was');
});
