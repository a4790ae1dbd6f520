import { useHost } from '@northcast/shared-contracts/host/host';
import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { createShellStore } from '../store/store';
import { HostProvider } from './host-provider';

function Order() {
  const { openOrder } = useHost();
  return (
    <button type="button" onClick={() => openOrder('jingle')}>
      Order
    </button>
  );
}

test('opening an order keeps the other parameters and the hash of the address', () => {
  history.replaceState(null, '', '/services?show=video#list');
  render(
    <BrowserRouter>
      <HostProvider shellStore={createShellStore()}>
        <Order />
      </HostProvider>
    </BrowserRouter>,
  );
  const { length } = history;
  fireEvent.click(screen.getByRole('button', { name: 'Order' }));
  const { pathname, search, hash } = location;
  expect(pathname + search + hash).toBe('/services?show=video&order=jingle#list');
  expect(history.length).toBe(length + 1);
});
