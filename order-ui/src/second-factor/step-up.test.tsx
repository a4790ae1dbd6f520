import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useStepUpDialog } from './step-up';

jest.mock('./passkey-browser', () => ({ askForPasskey: async () => ({ id: 'key' }) }));

const refused = { error: { status: 403, message: '403', problem: { stepUp: ['totp'] } } };
const done = { data: 'done' };

interface CallerProps {
  readonly act: () => Promise<object>;
  readonly confirm: () => Promise<object>;
  readonly fail?: () => Record<string, string>;
}

/** A page whose only button makes a call and shows the result. */
function Caller({ act, confirm, fail = () => ({}) }: CallerProps) {
  const [answer, setAnswer] = useState<object>();
  const { confirmed, dialog } = useStepUpDialog({ confirm, fail });
  return (
    <>
      <button type="button" onClick={async () => setAnswer(await confirmed(act))}>
        Act
      </button>
      <output>{JSON.stringify(answer)}</output>
      {dialog}
    </>
  );
}

async function enterCode() {
  await userEvent.type(await screen.findByLabelText(/code/i), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
}

test('a call refused with 403 is repeated once the second factor is confirmed', async () => {
  const act = jest.fn().mockResolvedValueOnce(refused).mockResolvedValueOnce(done);
  const confirm = jest.fn().mockResolvedValue({ data: null });
  render(<Caller act={act} confirm={confirm} />);
  await userEvent.click(screen.getByText('Act'));
  await enterCode();
  expect(await screen.findByText(JSON.stringify(done))).toBeVisible();
  expect(confirm).toHaveBeenCalledWith({ code: '123456' });
  expect(act).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a call is not repeated if the confirmation is cancelled', async () => {
  const act = jest.fn().mockResolvedValue(refused);
  render(<Caller act={act} confirm={async () => ({})} />);
  await userEvent.click(screen.getByText('Act'));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(JSON.stringify(refused))).toBeVisible();
  expect(act).toHaveBeenCalledTimes(1);
});

test('one confirmation repeats all calls that were refused meanwhile', async () => {
  const answer = deferred<object>();
  const act = jest.fn().mockResolvedValue(done);
  act.mockReturnValueOnce(answer.promise).mockReturnValueOnce(answer.promise);
  render(<Caller act={act} confirm={async () => ({ data: null })} />);
  await userEvent.dblClick(screen.getByText('Act'));
  expect(act).toHaveBeenCalledTimes(2);
  answer.resolve(refused);
  await enterCode();
  expect(await screen.findByText(JSON.stringify(done))).toBeVisible();
  expect(act).toHaveBeenCalledTimes(4);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a wrong code shows its error, and the call is not repeated', async () => {
  const act = jest.fn().mockResolvedValue(refused);
  const confirm = async () => ({ error: { status: 422, message: '422' } });
  render(<Caller act={act} confirm={confirm} fail={() => ({ code: 'This code is wrong.' })} />);
  await userEvent.click(screen.getByText('Act'));
  await enterCode();
  expect(await screen.findByText('This code is wrong.')).toBeVisible();
  expect(act).toHaveBeenCalledTimes(1);
});

const required = { status: 403, message: '403', problem: { stepUp: ['totp', 'passkey'] } };

test('a passkey that is refused after the dialog was closed is not reported', async () => {
  Object.assign(window, { PublicKeyCredential: class {}, isSecureContext: true });
  let respond = () => {};
  globalThis.fetch = () =>
    new Promise((_, reject) => {
      respond = () => reject(new TypeError('Failed to fetch'));
    });
  const fail = jest.fn();
  render(<Caller act={async () => ({ error: required })} confirm={async () => ({})} fail={fail} />);
  await userEvent.click(screen.getByText('Act'));
  await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => respond());
  expect(fail).not.toHaveBeenCalled();
});

test('a passkey that the server refuses after the dialog was closed is not reported', async () => {
  Object.assign(window, { PublicKeyCredential: class {}, isSecureContext: true });
  const text = async () => '{"options":"{}"}';
  const options = { ok: true, status: 200, headers: new Map(), text };
  globalThis.fetch = async () => options as unknown as Response;
  const answer = deferred<object>();
  const confirm = jest.fn(() => answer.promise);
  const fail = jest.fn();
  render(<Caller act={async () => ({ error: required })} confirm={confirm} fail={fail} />);
  await userEvent.click(screen.getByText('Act'));
  await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => answer.resolve({ error: { status: 422, message: '422' } }));
  expect(fail).not.toHaveBeenCalled();
});

test('an account without codes confirms with its passkey only', async () => {
  Object.assign(window, { PublicKeyCredential: class {}, isSecureContext: true });
  const refusal = { status: 403, message: '403', problem: { stepUp: ['passkey'] } };
  render(<Caller act={async () => ({ error: refusal })} confirm={async () => ({})} />);
  await userEvent.click(screen.getByText('Act'));
  expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test('a double click on “Use a passkey” asks for one challenge', async () => {
  Object.assign(window, { PublicKeyCredential: class {}, isSecureContext: true });
  const request = jest.fn(() => new Promise<Response>(() => {}));
  globalThis.fetch = request;
  render(<Caller act={async () => ({ error: required })} confirm={async () => ({})} />);
  await userEvent.click(screen.getByText('Act'));
  const button = await screen.findByRole('button', { name: 'Use a passkey' });
  await userEvent.dblClick(button);
  expect(request).toHaveBeenCalledTimes(1);
  expect(button).toBeDisabled();
});
