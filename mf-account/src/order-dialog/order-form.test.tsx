import '@testing-library/jest-dom';
import { testUser } from '@northcast/shared-contracts/host/testing/test-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findOffer, type Offer } from './offer';
import { OrderForm } from './order-form';

const missing = 'Phone number is required';

function show(slug: string) {
  render(
    <OrderForm
      user={testUser}
      offer={findOffer(slug) as Offer}
      place={async () => undefined}
      onCancel={() => undefined}
      isPending={false}
      focusedField={undefined}
    />,
  );
  return { phone: screen.getByLabelText('Phone'), pointer: userEvent.setup() };
}

beforeEach(() => sessionStorage.clear());

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

test('selecting an add-on of a plan does not report a missing phone number', async () => {
  const { phone, pointer } = show('creator');
  await pointer.click(phone);
  await pointer.click(screen.getByRole('checkbox', { name: 'Show Notes Writing' }));
  expect(screen.queryByText(missing)).toBeNull();
});
