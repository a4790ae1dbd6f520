import { render } from '@testing-library/react';
import { Highlighted } from './highlighted';

const marksOf = (text: string, query: string) => {
  const { container } = render(<Highlighted text={text} query={query} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
};

test('every match is marked, ignoring case', () => {
  expect(marksOf('Refunds: how a refund works', 'refund')).toEqual(['Refund', 'refund']);
});

test('a blank query marks nothing', () => {
  expect(marksOf('Refunds', '  ')).toEqual([]);
});

test('regular expression characters are matched literally', () => {
  expect(marksOf('20% off (once)', '(once)')).toEqual(['(once)']);
});
