import '@testing-library/jest-dom';
import { FormBody } from '@northcast/shared-ui/form/form-body';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { LineEditor } from './line-editor';
import {
  initialQuote,
  nestedErrors,
  type QuoteValues,
  quoteBody,
  validateQuote,
} from './quote-values';

const start = { ...initialQuote(undefined, new Date()), terms: 'In advance.' };

function setUp(initialValues: QuoteValues = start) {
  const onSubmit = jest.fn();
  render(
    <Form<QuoteValues>
      onSubmit={(values) => onSubmit(quoteBody(values).lines)}
      validate={validateQuote}
      initialValues={initialValues}
    >
      {() => (
        <FormBody>
          <LineEditor />
          <button type="submit">Send</button>
        </FormBody>
      )}
    </Form>,
  );
  return { onSubmit, user: userEvent.setup() };
}

const type = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.clear(document.activeElement ?? document.body);
  await user.keyboard(text);
};

test('lines can be entered by keyboard, and the total is updated', async () => {
  const { user, onSubmit } = setUp();
  expect(screen.getByText('Total: —')).toBeVisible();
  await user.type(screen.getByLabelText('Description'), 'Sound design');
  await user.tab();
  await type(user, '2');
  await user.tab();
  await type(user, '$1,200');
  expect(screen.getByText('Total: $2,400')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a line' }));
  const second = screen.getByRole('group', { name: 'Line 2' });
  expect(second.querySelector('input')).toHaveFocus();
  await user.keyboard('Mix');
  await user.tab();
  await user.tab();
  await user.keyboard('100');
  expect(screen.getByText('Total: $2,500')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith([
    { text: 'Sound design', quantity: 2, unitPrice: 1200 },
    { text: 'Mix', quantity: 1, unitPrice: 100 },
  ]);
});

test('removing a middle line keeps the other lines and focuses the previous line', async () => {
  const { user, onSubmit } = setUp();
  for (const text of ['One', 'Two', 'Three']) {
    if (text !== 'One') await user.click(screen.getByRole('button', { name: 'Add a line' }));
    await user.click(screen.getAllByLabelText('Description').at(-1) as HTMLElement);
    await user.paste(text);
    await user.click(screen.getAllByLabelText(/^Price/).at(-1) as HTMLElement);
    await user.paste('10');
  }
  await user.click(screen.getByRole('button', { name: 'Remove line 2' }));
  expect(screen.getAllByLabelText('Description')[0]).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith([
    { text: 'One', quantity: 1, unitPrice: 10 },
    { text: 'Three', quantity: 1, unitPrice: 10 },
  ]);
});

const line = { quantity: '1', unitPrice: '10' };
const twoLines = {
  ...start,
  lines: [
    { ...line, key: 0, text: 'One' },
    { ...line, key: 1, text: 'Two' },
  ],
};

test('removing the first of two initial lines keeps the contents of the second', async () => {
  const { user, onSubmit } = setUp(twoLines);
  await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith([{ text: 'Two', quantity: 1, unitPrice: 10 }]);
});

test('a line added after an initial one was removed is empty', async () => {
  const { user } = setUp(twoLines);
  await user.click(screen.getByRole('button', { name: 'Remove line 2' }));
  await user.click(screen.getByRole('button', { name: 'Add a line' }));
  expect(screen.getAllByLabelText('Description')).toHaveLength(2);
  expect(screen.getAllByLabelText('Description').at(-1)).toHaveValue('');
});

test('field errors and an invalid total are shown, and nothing is submitted', async () => {
  const { user, onSubmit } = setUp();
  await user.type(screen.getByLabelText(/^Price/), '1.5');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByLabelText('Description')).toHaveFocus();
  expect(screen.getByText('Please describe what this line is for')).toBeVisible();
  expect(screen.getByText('Price must be a whole number of dollars, 0 or more')).toBeVisible();
  await user.type(screen.getByLabelText('Description'), 'Nothing');
  await user.clear(screen.getByLabelText(/^Price/));
  await user.type(screen.getByLabelText(/^Price/), '0');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('The total must be from $1 to $1,000,000')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['1,200,300', 1_200_300],
  ['$ 1 200', 1200],
  ['12,50', Number.NaN],
  ['1,2000', Number.NaN],
])('the price %s is read as %d', (unitPrice, price) => {
  const lines = [{ key: 0, text: 'Mix', quantity: '1', unitPrice }];
  expect(quoteBody({ ...start, lines }).lines[0]?.unitPrice).toBe(price);
});

test('server errors are mapped to the nested structure of the fields', () => {
  const errors = [
    { path: 'lines[1].text', message: 'a' },
    { path: 'lines', message: 'b' },
  ];
  expect(nestedErrors(errors)).toEqual({ lines: [undefined, { text: 'a' }], total: 'b' });
});
