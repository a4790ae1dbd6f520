import { Combobox, type ComboboxOption } from '@northcast/shared-ui/combobox/combobox';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';

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

it('the direction follows the typed text', () => {
  render(<Customers />);
  expect(field()).toHaveAttribute('dir', 'auto');
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

it('a press on the scroll bar of the list keeps the list open', async () => {
  render(<Customers />);
  await userEvent.click(field());
  // The scroll bar belongs to the list itself.
  await userEvent.click(screen.getByRole('listbox'));
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('aria-expanded', 'true');
});

it('the Tab key skips the list, as browsers would otherwise stop at what scrolls', async () => {
  render(<Customers />);
  await userEvent.click(field());
  expect(screen.getByRole('listbox')).toHaveAttribute('tabindex', '-1');
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

function setUpForm() {
  const chosen = jest.fn();
  const submitted = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <Customers onChoose={chosen} />
      <button type="submit">Save</button>
    </form>,
  );
  return { chosen, submitted };
}

it('Enter selects the only match and does not submit the form', async () => {
  const { chosen, submitted } = setUpForm();
  await userEvent.type(field(), 'mat{Enter}');
  expect(chosen).toHaveBeenLastCalledWith(customers[1]);
  expect(field()).toHaveValue('Mateo Lindqvist');
  expect(submitted).not.toHaveBeenCalled();
});

it.each([
  ['several matches', 'a', 3],
  ['no match', 'zzz', 0],
])('Enter with %s selects nothing and does not submit the form', async (_what, text, matches) => {
  const { chosen, submitted } = setUpForm();
  await userEvent.type(field(), `${text}{Enter}`);
  expect(chosen).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
  expect(field()).toHaveValue(text);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryAllByRole('option')).toHaveLength(matches);
});

it('Enter opens the list again if Escape closed it over text that selects nothing', async () => {
  const { chosen, submitted } = setUpForm();
  await userEvent.type(field(), 'mat{Escape}{Enter}');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(chosen).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});

it('Enter in an empty field opens the list and does not submit the form', async () => {
  const { chosen, submitted } = setUpForm();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(chosen).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});

it('Enter that ends the composition of an input method selects nothing', async () => {
  const { chosen } = setUpForm();
  await userEvent.type(field(), 'mat');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(chosen).not.toHaveBeenCalled();
});

it('Enter submits the form once an option is selected', async () => {
  const { submitted } = setUpForm();
  await userEvent.type(field(), 'mat{Enter}{Enter}');
  expect(submitted).toHaveBeenCalledTimes(1);
});
