import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Words } from './words';

it.each([
  ['See https://northcast.example/a?b=1#c.', 'https://northcast.example/a?b=1#c'],
  ['(http://northcast.example)', 'http://northcast.example'],
  ['“HTTPS://northcast.example/a”, he said', 'HTTPS://northcast.example/a'],
  ['https://northcast.example/wiki/Cast_(north)!', 'https://northcast.example/wiki/Cast_(north)'],
  ['<https://northcast.example>', 'https://northcast.example'],
])('the address in %s is a link', (text, address) => {
  const { container } = render(<Words>{text}</Words>);
  const link = screen.getByRole('link', { name: address });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(container).toHaveTextContent(text);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://',
  'https://:',
  'xhttps://northcast.example',
  'ada@example.com',
  '<a href="x">x</a>',
])('%s is no link', (text) => {
  const { container } = render(<Words>{text}</Words>);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.textContent).toBe(text);
});

it('spaces and line breaks are kept', () => {
  render(<Words>{'  - one\n    - two'}</Words>);
  expect(screen.getByText(/one/)).toHaveStyle({ whiteSpace: 'pre-wrap' });
});
