import { render } from '@testing-library/react';
import { Highlighted } from './highlighted';

const marksOf = (text: string, query: string) => {
  const { container } = render(<Highlighted text={text} query={query} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
};

test('every place is marked, whatever its case', () => {
  expect(marksOf('Refunds: how a refund works', 'refund')).toEqual(['Refund', 'refund']);
});

test('nothing is marked without a search', () => {
  expect(marksOf('Refunds', '  ')).toEqual([]);
});

test('characters of a pattern stand for themselves', () => {
  expect(marksOf('20% off (once)', '(once)')).toEqual(['(once)']);
});
