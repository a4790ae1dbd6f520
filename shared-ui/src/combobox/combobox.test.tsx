import { Combobox, type ComboboxOption } from '@northcast/shared-ui/combobox/combobox';
import { comboboxExamples } from '@northcast/shared-ui/combobox/combobox.examples';
import { describeExamples } from '@northcast/shared-ui/example/describe-examples';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

describeExamples(comboboxExamples);

const customers = ['Ada Osei', 'Mateo Lindqvist', 'Priya Raman'].map((label) => ({
  value: label,
  label,
}));

function Customers({ onChoose }: { onChoose?: (option: ComboboxOption | null) => void }) {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  const [query, setQuery] = useState('');
  return (
    <Combobox
      label="Customer"
      value={value}
      onChange={(option) => {
        setValue(option);
        onChoose?.(option);
      }}
      options={customers.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))}
      onQueryChange={setQuery}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Customer' });

it('typed text filters the options, and the keyboard selects an option', async () => {
  const chosen = jest.fn();
  render(<Customers onChoose={chosen} />);
  await userEvent.type(field(), 'ra');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Priya Raman',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('1 result');
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
  await userEvent.keyboard('{Enter}');
  expect(chosen).toHaveBeenLastCalledWith(customers[2]);
  expect(field()).toHaveValue('Priya Raman');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('the arrow keys wrap around the list of options', async () => {
  render(<Customers />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[2]?.id);
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
});

it('a click on an option selects the option', async () => {
  render(<Customers />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Mateo Lindqvist' }));
  expect(field()).toHaveValue('Mateo Lindqvist');
});

it('Escape closes the list and keeps the selection', async () => {
  render(<Customers />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Ada Osei' }));
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveValue('Ada Osei');
});

it('editing the text clears the selection, and leaving the field clears unmatched text', async () => {
  const chosen = jest.fn();
  render(<Customers onChoose={chosen} />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Ada Osei' }));
  await userEvent.type(field(), 'x');
  expect(chosen).toHaveBeenLastCalledWith(null);
  expect(screen.getByRole('status')).toHaveTextContent('No match');
  await userEvent.tab();
  expect(field()).toHaveValue('');
});
