import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useStepUp } from '../second-factor/step-up';
import { answerWith, PanelFrame } from '../testing/panel-frame';
import { AdminLayout } from './admin-layout';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

function Page() {
  const { ask } = useStepUp();
  const [result, setResult] = useState('');
  const confirm = async () => setResult(`confirmed: ${await ask(['totp'])}`);
  return (
    <>
      <Link to="/admin/customers">Next page</Link>
      <button type="button" onClick={() => void confirm()}>
        Confirm
      </button>
      <output>{result}</output>
    </>
  );
}

beforeEach(async () => {
  answerWith({});
  render(
    <PanelFrame address="/admin/orders">
      <AdminLayout>
        <Page />
      </AdminLayout>
    </PanelFrame>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
});

async function goBack() {
  act(() => window.history.back());
  await waitFor(() => expect(window.location.pathname).toBe('/admin/orders'));
}

test('Back closes the drawer', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Admin Panel' }));
  const drawer = () => document.querySelector<HTMLDialogElement>('[data-admin-drawer]');
  expect(drawer()).toHaveProperty('open', true);
  await goBack();
  await waitFor(() => expect(drawer()).toHaveProperty('open', false));
});

test('Back closes the palette', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  await goBack();
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test('Back ends the request for a second factor', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByRole('dialog');
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('confirmed: false')).toBeVisible();
});
