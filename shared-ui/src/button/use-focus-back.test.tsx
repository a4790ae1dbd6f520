import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { useFocusBack } from '@northcast/shared-ui/button/use-focus-back';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';

/** @param answer promise that closes the form when it resolves */
function Comments({ answer }: { readonly answer: Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(opener, isOpen);
  return (
    <main tabIndex={-1}>
      {isOpen ? (
        <button type="button" onClick={() => void answer.then(() => setOpen(false))}>
          Send
        </button>
      ) : (
        <button type="button" ref={opener} onClick={() => setOpen(true)}>
          Comment
        </button>
      )}
      <input aria-label="Position" />
    </main>
  );
}

function setUp() {
  const { promise, resolve } = deferred();
  render(<Comments answer={promise} />);
  return resolve;
}

test('focus returns to the button when the button is rendered again', async () => {
  const close = setUp();
  await userEvent.click(screen.getByText('Comment'));
  await userEvent.click(screen.getByText('Send'));
  close();
  expect(await screen.findByText('Comment')).toHaveFocus();
});

test('focus returns to the button from the page that contains it', async () => {
  const close = setUp();
  await userEvent.click(screen.getByText('Comment'));
  await userEvent.click(screen.getByText('Send'));
  // As a second press does on a button that is disabled meanwhile.
  screen.getByRole('main').focus();
  close();
  expect(await screen.findByText('Comment')).toHaveFocus();
});

test('focus stays where the user moved it before the response arrived', async () => {
  const close = setUp();
  await userEvent.click(screen.getByText('Comment'));
  await userEvent.click(screen.getByText('Send'));
  await userEvent.click(screen.getByLabelText('Position'));
  close();
  await screen.findByText('Comment');
  expect(screen.getByLabelText('Position')).toHaveFocus();
});
