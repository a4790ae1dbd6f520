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
      onCode={onCode}
      onBack={onBack}
    />,
  );

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks for the code of the app first, as the browser may fill it in', () => {
  show('totp', 'recovery');
  expect(field('Code')).toHaveFocus();
  expect(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field('Code')).toHaveAttribute('inputmode', 'numeric');
  expect(field('Code')).toHaveAttribute('autocapitalize', 'none');
  expect(screen.getByText(/code of six digits that your authenticator app shows/)).toBeVisible();
});

it('takes a recovery code in its place, and goes back to the app', async () => {
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
])('offers nothing else to an account with %s alone', (method, name) => {
  show(method);
  expect(field(name)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Use a/ })).toBeNull();
});

it('signs in with the code, and shows at the field why it does not', async () => {
  onCode.mockResolvedValue({ status: 401, message: '401', serverMessage: 'That code is over.' });
  show('totp');
  await userEvent.type(field('Code'), '123456');
  await press('Sign in');
  expect(onCode).toHaveBeenCalledWith('123456');
  expect(field('Code')).toHaveAccessibleDescription('That code is over.');
});

it('says something even where the server says nothing, and nothing of other failures', async () => {
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

it('goes back without a code, and never signs in with none', async () => {
  show('totp');
  await press('Sign in');
  expect(onCode).not.toHaveBeenCalled();
  await press('Back');
  expect(onBack).toHaveBeenCalledTimes(1);
});

describe('a submission that is refused', () => {
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

  it('says which fields are wrong', async () => {
    showNames('first', 'last');
    await press('Send');
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^2 fields need your attention: First name, Last name$/,
    );
  });

  it('says which field is wrong', async () => {
    showNames('last');
    await press('Send');
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^1 field needs your attention: Last name$/,
    );
    expect(field('Last name')).toHaveFocus();
  });

  it('says nothing where none is', async () => {
    showNames();
    expect(screen.getByRole('alert')).toHaveTextContent(/^$/);
    await press('Send');
    expect(screen.getByRole('alert')).toHaveTextContent(/^$/);
  });
});
