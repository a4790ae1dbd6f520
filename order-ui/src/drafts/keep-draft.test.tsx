import { draftOf } from '@northcast/shared-contracts/api/client/draft';
import { dropSent } from '@northcast/shared-contracts/api/client/sent-draft';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { KeepDraft } from './keep-draft';

interface Words {
  readonly text: string;
}

const draft = () => draftOf<Words>('test', 'ada');
const field = () => screen.getByRole('textbox', { name: 'Text' });

/** Ends the submission that is under way. */
let succeed: () => void;

function Writing({ text }: Words) {
  const [initialValues] = useState<Words>(() => ({ text, ...draft().values() }));
  const submit = async (values: Words) => {
    draft().keyFor(values, values);
    await new Promise<void>((resolve) => {
      succeed = resolve;
    });
    dropSent(draft(), values);
  };
  return (
    <Form<Words> onSubmit={submit} initialValues={initialValues}>
      {({ handleSubmit }) => (
        <form onSubmit={handleSubmit}>
          <KeepDraft draft={draft()} onSent={(form) => form.restart({ text: '' })} />
          <FormTextArea name="text" label="Text" />
          <button type="submit">Send</button>
        </form>
      )}
    </Form>
  );
}

/** Opens the form, as after a reload. */
const open = (text = '') => render(<Writing text={text} />);

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
/** Ends the submission of a form, which may have been closed. */
const succeedIn = (submission: () => void) => act(async () => submission());

/** Sends a text, and closes and opens the form before the response. */
async function reopenWhileSending() {
  const { unmount } = open();
  await userEvent.type(field(), 'Two voices');
  await send();
  const submission = succeed;
  unmount();
  return { submission, ...open() };
}

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

it('a form that was opened again while its text was sent is emptied by the success', async () => {
  const { submission } = await reopenWhileSending();
  expect(field()).toHaveValue('Two voices');
  await succeedIn(submission);
  expect(field()).toHaveValue('');
  expect(draft().values()).toBeUndefined();
});

it('what was typed since into a form that was opened again stays', async () => {
  const { submission, unmount } = await reopenWhileSending();
  await userEvent.type(field(), ', please');
  await succeedIn(submission);
  expect(field()).toHaveValue('Two voices, please');
  unmount();
  open();
  expect(field()).toHaveValue('Two voices, please');
});

it('what was typed since stays if the browser does not store it', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const { submission } = await reopenWhileSending();
  await userEvent.type(field(), 'Three voices');
  await succeedIn(submission);
  jest.restoreAllMocks();
  expect(field()).toHaveValue('Three voices');
});

it('a form is not emptied while it sends the text again', async () => {
  const { submission } = await reopenWhileSending();
  await send();
  await succeedIn(submission);
  expect(field()).toHaveValue('Two voices');
});

it('what is typed during a submission ends with its success', async () => {
  open();
  await userEvent.type(field(), 'Two voices');
  await send();
  await userEvent.type(field(), '!');
  await succeedIn(succeed);
  expect(draft().values()).toBeUndefined();
});
