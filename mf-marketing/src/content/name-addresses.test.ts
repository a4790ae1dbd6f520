import { nameAddresses } from './name-addresses';

test('links of the site get their whole address when the page is printed, not before, and not after the page was left', () => {
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
