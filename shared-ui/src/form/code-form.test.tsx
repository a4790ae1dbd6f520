import { CodeForm } from '@northcast/shared-ui/form/code-form';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';

const onCode = jest.fn();
const onBack = jest.fn();

beforeEach(() => {
  onCode.mockReset();
  onBack.mockReset();
});

const show = (...methods: string[]) =>
  render(
    <CodeForm
      submit={{ label: 'Sign in', busyLabel: 'Signing in' }}
      methods={methods}
      passkey={<button type="button">Sign in with a passkey</button>}
      onCode={onCode}
      onBack={onBack}
    />,
  );

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('the form asks first for the authenticator app code, with one-time-code autofill', () => {
  show('totp', 'recovery');
  expect(field('Code')).toHaveFocus();
  expect(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field('Code')).toHaveAttribute('inputmode', 'numeric');
  expect(field('Code')).toHaveAttribute('autocapitalize', 'none');
  expect(screen.getByText(/code of six digits that your authenticator app shows/)).toBeVisible();
});

it('the form switches between app code and recovery code and empties the field', async () => {
  show('totp', 'recovery');
  await userEvent.type(field('Code'), '123');
  await press('Use a recovery code');
  expect(field('Recovery code')).toHaveValue('');
  expect(field('Recovery code')).toHaveFocus();
  expect(field('Recovery code')).toHaveAttribute('autocomplete', 'off');
  expect(field('Recovery code')).toHaveAttribute('inputmode', 'text');
  expect(screen.getByText(/one of the recovery codes that you have kept/)).toBeVisible();
  await press('Use a code of the app');
  expect(field('Code')).toHaveValue('');
});

it.each([
  ['totp', 'Code'],
  ['recovery', 'Recovery code'],
])('an account with only the method %s is offered no other method', (method, name) => {
  show(method);
  expect(field(name)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Use a|passkey/ })).toBeNull();
});

it('an account with a passkey can use it instead of a code', () => {
  show('recovery', 'passkey');
  expect(field('Recovery code')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
});

it('an account without codes is only asked for its passkey', () => {
  show('passkey');
  expect(screen.getByText(/use its passkey/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Sign in with a passkey',
    'Back',
  ]);
});

it('the form submits the code and shows the server message of a 401 at the field', async () => {
  onCode.mockResolvedValue({ status: 401, message: '401', serverMessage: 'That code is over.' });
  show('totp');
  await userEvent.type(field('Code'), '123456');
  await press('Sign in');
  expect(onCode).toHaveBeenCalledWith('123456');
  expect(field('Code')).toHaveAccessibleDescription('That code is over.');
});

it('a 401 without a message shows a default text; a 500 shows no error at the field', async () => {
  onCode.mockResolvedValue({ status: 401, message: '401' });
  show('totp');
  await userEvent.type(field('Code'), '123456');
  await press('Sign in');
  expect(field('Code')).toHaveAccessibleDescription('Please try again.');
  onCode.mockResolvedValue({ status: 500, message: '500', serverMessage: 'Broken' });
  await userEvent.type(field('Code'), '{Backspace}7');
  await press('Sign in');
  expect(field('Code')).toBeValid();
});

it('an accepted code shows no error', async () => {
  onCode.mockResolvedValue(undefined);
  show('totp');
  await userEvent.type(field('Code'), '123456');
  await press('Sign in');
  expect(onCode).toHaveBeenCalledTimes(1);
  expect(field('Code')).toBeValid();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

it('an empty code is not submitted, and Back works without a code', async () => {
  show('totp');
  await press('Sign in');
  expect(onCode).not.toHaveBeenCalled();
  await press('Back');
  expect(onBack).toHaveBeenCalledTimes(1);
});

describe('form error summary', () => {
  const showNames = (...wrong: string[]) =>
    render(
      <Form
        onSubmit={() => undefined}
        validate={() => Object.fromEntries(wrong.map((name) => [name, 'Required']))}
      >
        {() => (
          <FormBody>
            <FormTextField name="first" label="First name" />
            <FormTextField name="last" label="Last name" />
            <button type="submit">Send</button>
          </FormBody>
        )}
      </Form>,
    );

  it('lists all invalid fields', async () => {
    showNames('first', 'last');
    await press('Send');
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^2 fields need your attention: First name, Last name$/,
    );
  });

  it('names the only invalid field, which receives focus', async () => {
    showNames('last');
    await press('Send');
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^1 field needs your attention: Last name$/,
    );
    expect(field('Last name')).toHaveFocus();
  });

  it('is empty when no field is invalid', async () => {
    showNames();
    expect(screen.getByRole('alert')).toHaveTextContent(/^$/);
    await press('Send');
    expect(screen.getByRole('alert')).toHaveTextContent(/^$/);
  });
});
