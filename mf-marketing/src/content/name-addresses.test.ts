import { nameAddresses } from './name-addresses';

test('printing adds the full address to internal links only, and not after cleanup', () => {
  const frame = document.createElement('div');
  const link = document.createElement('a');
  link.setAttribute('href', '/help');
  const away = document.createElement('a');
  away.setAttribute('href', 'https://example.com/');
  frame.append(link, away);

  const end = nameAddresses(frame);
  expect(link).not.toHaveAttribute('data-address');
  dispatchEvent(new Event('beforeprint'));
  expect(link).toHaveAttribute('data-address', 'http://localhost/help');
  expect(away).not.toHaveAttribute('data-address');

  end();
  link.removeAttribute('data-address');
  dispatchEvent(new Event('beforeprint'));
  expect(link).not.toHaveAttribute('data-address');
});
