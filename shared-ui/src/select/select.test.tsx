import { Select } from '@northcast/shared-ui/select/select';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const options = [
  { value: 'audio', label: 'Audio Production' },
  { value: 'video', label: 'Video Production' },
];

it('a select shows its placeholder first and reports the selected value', async () => {
  const chosen = jest.fn();
  render(
    <Select
      label="Service"
      options={options}
      placeholder="Select a service"
      input={{ onChange: (event) => chosen(event.target.value) }}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Service' });
  expect(select).toHaveDisplayValue('Select a service');
  await userEvent.selectOptions(select, 'Video Production');
  expect(chosen).toHaveBeenCalledWith('video');
});

it('the error is the accessible description of the select', () => {
  render(<Select label="Service" options={options} error="Please select a service" input={{}} />);
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Please select a service');
});
