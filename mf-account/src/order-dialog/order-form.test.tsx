import '@testing-library/jest-dom';
import { orderDraft } from '@northcast/shared-contracts/api/client/order-draft';
import { orderLineLimits, orderLineTexts } from '@northcast/shared-contracts/api/order-lines';
import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findOffer, type Offer } from './offer';
import { OrderForm } from './order-form';

const missing = 'Phone number is required';

function show(slug: string) {
  const place = jest.fn(async () => undefined);
  const form = (isPending: boolean) => (
    <OrderForm
      user={testUser}
      offer={findOffer(slug) as Offer}
      place={place}
      onCancel={() => undefined}
      isPending={isPending}
      focusedField={undefined}
    />
  );
  const { rerender } = render(form(false));
  return {
    phone: screen.getByLabelText('Phone'),
    pointer: userEvent.setup(),
    place,
    /** Shows that the order is being placed. */
    lock: () => rerender(form(true)),
  };
}

beforeEach(() => sessionStorage.clear());

const names = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

test.each([
  ['jingle', ['Price', 'Name', 'Email']],
  ['youtube-audiogram', ['Price', 'Recorded in whole dollars', 'Name', 'Email']],
  ['custom-solution', ['Quote', 'Name', 'Email']],
  ['free-trial', ['Length', 'Cost', 'Name', 'Email']],
  ['demo-call', ['Length', 'Cost', 'Name', 'Email']],
])('the summary of %s contains %j', (slug, expected) => {
  show(slug);
  expect(names()).toEqual(expected);
});

test.each(['free-trial', 'demo-call'])('%s is free, and nothing is to be paid', (slug) => {
  show(slug);
  expect(screen.getByText('Free')).toBeInTheDocument();
  expect(screen.queryByText(/\$|payment|quote/i)).toBeNull();
});

test('a missing phone number is reported when focus leaves the field', async () => {
  const { phone, pointer } = show('jingle');
  await pointer.click(phone);
  await pointer.tab();
  expect(screen.getByText(missing)).toBeInTheDocument();
});

test('adding another service does not report a missing phone number', async () => {
  const { phone, pointer } = show('jingle');
  await pointer.click(phone);
  await pointer.click(screen.getByRole('button', { name: 'Add another service' }));
  expect(screen.getByRole('combobox')).toHaveFocus();
  await pointer.keyboard('clip');
  await pointer.click(screen.getByRole('option', { name: /Social Clip/ }));
  expect(screen.queryByText(missing)).toBeNull();
  expect(screen.getByRole('list', { name: 'What you order' })).toHaveTextContent('Social Clip');
});

test('no service can be added while the order is being placed', async () => {
  const { pointer, lock } = show('jingle');
  await pointer.click(screen.getByRole('button', { name: 'Add another service' }));
  await pointer.keyboard('clip');
  lock();
  expect(screen.getByRole('combobox')).toBeDisabled();
  // Not the pointer, which knows that the field is disabled.
  fireEvent.click(screen.getByRole('option', { name: /Social Clip/ }));
  expect(screen.queryByRole('list', { name: 'What you order' })).toBeNull();
});

test('choosing a quantity of 1 keeps the focus and shows the price once', async () => {
  const { pointer } = show('jingle');
  await pointer.click(screen.getByRole('button', { name: 'Add another service' }));
  await pointer.keyboard('jingle{Enter}');
  const quantity = screen.getByRole('combobox', { name: 'Number of Jingle' });
  expect(quantity).toHaveValue('2');
  await pointer.tab({ shift: true });
  expect(quantity).toHaveFocus();
  await pointer.selectOptions(quantity, '1');
  expect(screen.getByRole('combobox', { name: 'Number of Jingle' })).toHaveFocus();
  expect(names()).toEqual(['Name', 'Email']);
});

/** Stores a draft of as many services as an order can hold, the offered one first. */
function fill(slug: string) {
  const others = services.filter((each) => each.slug !== slug);
  const lines = others.slice(0, orderLineLimits.lines.max - 1);
  orderDraft(slug, testUser.id).keep({
    lines: lines.map(({ name }) => ({ name, quantity: 1 })),
  });
}

test('an order that is full says so instead of offering another service', async () => {
  fill('jingle');
  const { pointer } = show('jingle');
  await pointer.click(screen.getByRole('button', { name: 'Add another service' }));
  await pointer.keyboard('transcription');
  expect(screen.getByText(orderLineTexts.tooMany)).toBeVisible();
  expect(screen.queryByRole('option', { name: /Transcription/ })).toBeNull();
});

test('an order that is full takes one more of what it holds', async () => {
  fill('jingle');
  const { pointer } = show('jingle');
  await pointer.click(screen.getByRole('button', { name: 'Add another service' }));
  await pointer.keyboard('jingle{Enter}');
  expect(screen.getByRole('combobox', { name: 'Number of Jingle' })).toHaveValue('2');
});

test('a plan whose order is full says so and takes no add-on', () => {
  fill('creator');
  show('creator');
  expect(screen.getByText(orderLineTexts.tooMany)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Show Notes Writing' })).toBeDisabled();
});

test.each([
  ['creator', { role: 'heading', name: 'What is in Creator' }],
  ['jingle', { role: 'button', name: 'Add another service' }],
])('the focus stays in the choice of %s when a service is removed', async (slug, next) => {
  fill(slug);
  const { pointer } = show(slug);
  await pointer.click(screen.getByRole('button', { name: 'Remove Social Clip' }));
  expect(screen.getByRole(next.role, { name: next.name })).toHaveFocus();
});

test('the focus moves to the open search when a service is removed', async () => {
  fill('jingle');
  const { pointer } = show('jingle');
  await pointer.click(screen.getByRole('button', { name: 'Add another service' }));
  await pointer.click(screen.getByRole('button', { name: 'Remove Social Clip' }));
  expect(screen.getByRole('combobox', { name: 'Another service or add-on' })).toHaveFocus();
});

async function completeAndAdd() {
  const shown = show('jingle');
  const { phone, pointer } = shown;
  await pointer.type(phone, '+44 20 7946 0958');
  await pointer.type(
    screen.getByLabelText('Project brief'),
    'A jingle of ten seconds, with voice.',
  );
  await pointer.click(screen.getByRole('button', { name: 'Add another service' }));
  return shown;
}

test('Enter in the empty search for another service lists all and places no order', async () => {
  const { pointer, place } = await completeAndAdd();
  await pointer.keyboard('{Enter}');
  expect(place).not.toHaveBeenCalled();
  expect(screen.getByRole('option', { name: /Social Clip/ })).toBeVisible();
});

test('Enter after the name of another service adds it and does not place the order', async () => {
  const { pointer, place } = await completeAndAdd();
  await pointer.keyboard('social clip{Enter}');
  expect(place).not.toHaveBeenCalled();
  expect(screen.getByRole('list', { name: 'What you order' })).toHaveTextContent('Social Clip');
});

test('selecting an add-on of a plan does not report a missing phone number', async () => {
  const { phone, pointer } = show('creator');
  await pointer.click(phone);
  await pointer.click(screen.getByRole('checkbox', { name: 'Show Notes Writing' }));
  expect(screen.queryByText(missing)).toBeNull();
});
