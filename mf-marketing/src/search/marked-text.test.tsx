import { render } from '@testing-library/react';
import { MarkedText } from './marked-text';

const marksOf = (text: string, ...terms: string[]) => {
  const { container } = render(<MarkedText text={text} terms={new Set(terms)} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
};

test('whole words are marked, whatever their ending, case and accents', () => {
  expect(marksOf('Editing: édits, edited; creditors', 'edit')).toEqual([
    'Editing',
    'édits',
    'edited',
  ]);
});

test('nothing is marked that was not found', () => {
  expect(marksOf('Refunds', 'refunding')).toEqual([]);
});
