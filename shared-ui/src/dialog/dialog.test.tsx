import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody } from '@northcast/shared-ui/dialog/dialog-frame';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

function Order({ locked = false, onClose }: { locked?: boolean; onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Order Now
      </button>
      <Dialog
        open={isOpen}
        onClose={() => {
          onClose?.();
          setOpen(false);
        }}
        title="Standard Episode Edit"
        description="One episode"
        locked={locked}
      >
        <input aria-label="Phone" />
      </Dialog>
    </>
  );
}

async function open() {
  const opener = screen.getByRole('button', { name: 'Order Now' });
  await userEvent.click(opener);
  return { opener, dialog: screen.getByRole('dialog', { name: 'Standard Episode Edit' }) };
}

it('a dialog has a description, traps focus and returns focus to its opener on close', async () => {
  render(<Order />);
  const { opener, dialog } = await open();
  expect(dialog).toHaveAccessibleDescription('One episode');
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  for (let presses = 0; presses < 4; presses += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});

it('a dialog whose field focuses itself returns focus to its opener on close', async () => {
  function Note() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Write
        </button>
        {isOpen ? (
          <Dialog open onClose={() => setOpen(false)} title="Note">
            <input aria-label="Filled in" />
            <input aria-label="Text" autoFocus />
          </Dialog>
        ) : null}
      </>
    );
  }
  render(<Note />);
  await userEvent.click(screen.getByRole('button', { name: 'Write' }));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await settled();
  expect(screen.getByRole('button', { name: 'Write' })).toHaveFocus();
});

function Steps({ onBlur }: { onBlur?: () => void }) {
  const [step, setStep] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setStep(1)}>
        Begin
      </button>
      {step === 1 ? (
        <Dialog open onClose={() => undefined} title="First step">
          <button type="button" onClick={() => setStep(2)}>
            Continue
          </button>
        </Dialog>
      ) : null}
      {step === 2 ? (
        <Dialog open onClose={() => setStep(0)} title="Second step">
          <input aria-label="Code" onBlur={onBlur} />
          <button type="button" onClick={() => setStep(1)}>
            Back
          </button>
        </Dialog>
      ) : null}
    </>
  );
}

/** Radix restores the focus of a closed dialog in a separate task. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

it('closing a dialog does not take focus from the dialog that replaces it', async () => {
  const blurred = jest.fn();
  render(<Steps onBlur={blurred} />);
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await settled();
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  expect(blurred).not.toHaveBeenCalled();
});

async function press(...names: string[]) {
  for (const name of names) {
    await userEvent.click(screen.getByRole('button', { name }));
    await settled();
  }
}

it.each([
  ['another', ['Continue', 'Close']],
  ['the one that it replaced', ['Continue', 'Back', 'Continue', 'Close']],
])('a dialog that replaced %s returns focus to the opener of the first', async (_case, names) => {
  render(<Steps />);
  await press('Begin', ...names);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Begin' })).toHaveFocus();
});

it('dialogs that replace each other over a drawer keep the focus and return it into the drawer', async () => {
  const blurred = jest.fn();
  render(
    <Dialog open onClose={() => undefined} title="Order" size="drawer">
      <Steps onBlur={blurred} />
    </Dialog>,
  );
  await press('Begin', 'Continue');
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  expect(blurred).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await settled();
  expect(screen.getByRole('button', { name: 'Begin' })).toHaveFocus();
});

it('the Close button closes the dialog', async () => {
  render(<Order />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a locked dialog does not close: Close is disabled and Escape is ignored', async () => {
  const closed = jest.fn();
  render(<Order locked onClose={closed} />);
  await open();
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(closed).not.toHaveBeenCalled();
});

it('an open dialog locks page scrolling without a style element and unlocks on close', async () => {
  render(<Order />);
  const before = document.querySelectorAll('style').length;
  await open();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(document.querySelectorAll('style')).toHaveLength(before);
  await userEvent.keyboard('{Escape}');
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

it('a dialog body is a tab stop only while it contains no control', () => {
  const body = (control: boolean) => (
    <DialogBody data-testid="body">
      <p>Words</p>
      {control ? <button type="button">Again</button> : null}
    </DialogBody>
  );
  const { rerender } = render(body(false));
  expect(screen.getByTestId('body')).toHaveAttribute('tabindex', '0');
  rerender(body(true));
  return waitFor(() => expect(screen.getByTestId('body')).not.toHaveAttribute('tabindex'));
});
