import { deferred } from '@northcast/shared-contracts/testing/deferred';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { FormCheckbox } from '@northcast/shared-ui/form/form-checkbox';
import { FormCombobox } from '@northcast/shared-ui/form/form-combobox';
import { FormPasswordField } from '@northcast/shared-ui/form/form-password-field';
import { FormSelect } from '@northcast/shared-ui/form/form-select';
import { FormTextArea } from '@northcast/shared-ui/form/form-text-area';
import { FormTextField } from '@northcast/shared-ui/form/form-text-field';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';

const options = [{ value: 'audio', label: 'Audio Production' }];
const customers = [{ value: '1', label: 'Ada Osei' }];

function validate(values: Record<string, unknown>) {
  return {
    ...(values.name ? {} : { name: 'First name is required' }),
    ...(values.service ? {} : { service: 'Please select a service' }),
  };
}

function Enquiry({
  onSubmit,
}: {
  onSubmit: (values: object) => object | undefined | Promise<object>;
}) {
  return (
    <Form onSubmit={onSubmit} validate={validate}>
      {() => (
        <FormBody>
          <FormTextField name="name" label="Name" />
          <FormSelect
            name="service"
            label="Service"
            options={options}
            placeholder="Select a service"
          />
          <FormTextArea name="message" label="Message" />
          <FormPasswordField name="password" label="Password" autoComplete="new-password" />
          <FormCheckbox name="isAdmin" label="Admin Access" />
          <FormCombobox
            name="customer"
            label="Customer"
            options={customers}
            onQueryChange={() => {}}
          />
          <button type="submit">Send</button>
        </FormBody>
      )}
    </Form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('a field shows its error only after focus has left the field', async () => {
  render(<Enquiry onSubmit={() => undefined} />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toBeValid();
  await userEvent.click(name);
  await userEvent.tab();
  expect(name).toHaveAccessibleDescription('First name is required');
});

it('each rejected submission shows all errors and focuses the first invalid field', async () => {
  const submitted = jest.fn();
  render(<Enquiry onSubmit={submitted} />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await send();
  expect(name).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Service' })).toHaveAccessibleDescription(
    'Please select a service',
  );
  await send();
  expect(name).toHaveFocus();
  expect(submitted).not.toHaveBeenCalled();
});

it('the form submits the values of all field types', async () => {
  const submitted = jest.fn();
  render(<Enquiry onSubmit={submitted} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'audio');
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Admin Access' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Customer' }));
  await userEvent.click(screen.getByRole('option', { name: 'Ada Osei' }));
  await send();
  expect(submitted.mock.calls[0]?.[0]).toEqual({
    name: 'Ada',
    service: 'audio',
    message: 'Hello',
    password: 'secret',
    isAdmin: true,
    customer: customers[0],
  });
});

it('a server error is shown at its field until the field is changed', async () => {
  render(<Enquiry onSubmit={() => ({ name: 'That name is taken' })} />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.type(name, 'Ada');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'audio');
  await send();
  expect(name).toHaveAccessibleDescription('That name is taken');
  expect(name).toHaveFocus();
  await userEvent.type(name, 'x');
  expect(name).toBeValid();
});

it('a server error that arrives late leaves the focus outside the form', async () => {
  const answer = deferred<object>();
  render(
    <>
      <Enquiry onSubmit={() => answer.promise} />
      <input aria-label="Search" />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'audio');
  await send();
  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
  answer.resolve({ name: 'That name is taken' });
  expect(await screen.findByText('1 field needs your attention: Name')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

describe('a date of which a part is missing', () => {
  /** jsdom knows no parts of a date: the browser reports them like this. */
  const setIncomplete = (input: HTMLElement, badInput: boolean) =>
    Object.defineProperty(input, 'validity', { configurable: true, value: { badInput } });
  const submitted = jest.fn();

  async function showDate() {
    submitted.mockReset();
    render(
      <Form onSubmit={submitted} initialValues={{ name: 'Ada', due: '2026-11-22' }}>
        {() => (
          <FormBody>
            <FormTextField name="name" label="Name" />
            <FormTextField name="due" label="Due" input={{ type: 'date' }} />
            <button type="submit">Send</button>
          </FormBody>
        )}
      </Form>,
    );
    const due = screen.getByLabelText('Due');
    await userEvent.clear(due);
    setIncomplete(due, true);
    await send();
    return due;
  }

  it('is not submitted as no date, but focused with a message', async () => {
    const due = await showDate();
    expect(submitted).not.toHaveBeenCalled();
    expect(due).toHaveFocus();
    expect(due).toHaveAccessibleDescription('Please complete or clear this field');
    expect(screen.getByText(/^1 field needs your attention: Due$/)).toBeInTheDocument();
  });

  it('is submitted once it is complete, and the message disappears', async () => {
    const due = await showDate();
    setIncomplete(due, false);
    await userEvent.type(due, '2026-11-23');
    expect(due).not.toHaveAttribute('aria-invalid');
    await send();
    expect(submitted.mock.calls[0]?.[0]).toEqual({ name: 'Ada', due: '2026-11-23' });
  });

  it('is submitted as no date once it is cleared', async () => {
    const due = await showDate();
    setIncomplete(due, false);
    await userEvent.tab();
    expect(due).not.toHaveAttribute('aria-invalid');
    await send();
    expect(submitted.mock.calls[0]?.[0]).toEqual({ name: 'Ada', due: '' });
    expect(due).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  });
});

describe('the announcement of a submission', () => {
  /** The element that screen readers announce, which contains one element for each attempt. */
  const announced = () => document.querySelector('form > [role="alert"] > span');

  it('names the invalid fields, and is a new element for the same text', async () => {
    render(<Enquiry onSubmit={() => undefined} />);
    expect(announced()).toHaveTextContent(/^$/);
    await send();
    const first = announced();
    expect(first).toHaveTextContent('2 fields need your attention: Name, Service');
    await send();
    expect(first).not.toBeInTheDocument();
    expect(announced()).toHaveTextContent('2 fields need your attention: Name, Service');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    await send();
    expect(announced()).toHaveTextContent(/^1 field needs your attention: Service$/);
  });

  it('is empty if all fields are valid, and the focus stays', async () => {
    render(<Enquiry onSubmit={() => undefined} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'audio');
    await send();
    expect(announced()).toHaveTextContent(/^$/);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  });

  it('does not move the focus before the first submission', () => {
    render(
      <Form onSubmit={() => undefined}>
        {() => (
          <FormBody>
            <input aria-label="Name" aria-invalid />
          </FormBody>
        )}
      </Form>,
    );
    expect(document.body).toHaveFocus();
    expect(announced()).toHaveTextContent(/^$/);
  });
});

it('texts that the user has emptied are submitted as empty texts, and not left out', async () => {
  const submitted = jest.fn();
  render(
    <Form onSubmit={submitted} initialValues={{ name: 'Ada', about: 'Sound', service: 'audio' }}>
      {() => (
        <FormBody>
          <FormTextField name="name" label="Name" />
          <FormTextArea name="about" label="About" />
          <FormPasswordField name="password" label="Password" autoComplete="new-password" />
          <FormSelect
            name="service"
            label="Service"
            options={[{ value: '', label: 'None' }, ...options]}
          />
          <button type="submit">Send</button>
        </FormBody>
      )}
    </Form>,
  );
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'About' }));
  await userEvent.type(screen.getByLabelText('Password'), 'x{Backspace}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'None');
  await send();
  expect(submitted.mock.calls[0]?.[0]).toEqual({ name: '', about: '', password: '', service: '' });
});

it('a check box shows its value, and a combobox its error after focus has left it', async () => {
  const required = () => ({ customer: 'Please select a customer' });
  render(
    <Form onSubmit={() => undefined} validate={required} initialValues={{ isAdmin: true }}>
      {() => (
        <FormBody>
          <FormCheckbox name="isAdmin" label="Admin Access" />
          <FormCombobox
            name="customer"
            label="Customer"
            options={customers}
            onQueryChange={() => {}}
          />
        </FormBody>
      )}
    </Form>,
  );
  expect(screen.getByRole('checkbox')).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  const combobox = screen.getByRole('combobox', { name: 'Customer' });
  await userEvent.click(combobox);
  expect(combobox).toBeValid();
  await userEvent.tab();
  expect(combobox).toHaveAccessibleDescription('Please select a customer');
});
