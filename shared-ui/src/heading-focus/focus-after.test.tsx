import '@testing-library/jest-dom';
import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { focusAfter } from './focus-after';

/** @param answer promise that ends the action of the form when it resolves */
function Section({ answer }: { readonly answer: Promise<void> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(true);
  const send = async () => {
    const moveFocus = focusAfter(heading);
    await answer;
    setOpen(false);
    moveFocus();
  };
  return (
    <main tabIndex={-1}>
      <h2 ref={heading} tabIndex={-1}>
        Quote
      </h2>
      {isOpen ? (
        <form>
          <input aria-label="Price" />
          <button type="button" onClick={() => void send()}>
            Send
          </button>
        </form>
      ) : null}
      <input aria-label="Message" />
    </main>
  );
}

/** @param meanwhile what the user does until the action ends */
async function endAfter(meanwhile: () => void) {
  const { promise, resolve } = deferred();
  render(<Section answer={promise} />);
  await userEvent.click(screen.getByText('Send'));
  meanwhile();
  await act(async () => resolve());
  expect(screen.queryByText('Send')).toBeNull();
}

test.each([
  ['on the pressed button', () => undefined],
  ['in the same form', () => screen.getByLabelText('Price').focus()],
  ['nowhere', () => screen.getByText('Send').blur()],
  ['on the page that contains the form', () => screen.getByRole('main').focus()],
])('the focus moves if it is %s when the action ends', async (_where, meanwhile) => {
  await endAfter(meanwhile);
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('the focus stays where the user moved it before the action ended', async () => {
  await endAfter(() => screen.getByLabelText('Message').focus());
  expect(screen.getByLabelText('Message')).toHaveFocus();
});
