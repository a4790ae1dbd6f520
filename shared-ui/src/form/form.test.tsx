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
