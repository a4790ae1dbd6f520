import { render } from '@testing-library/react';
import { MarkedText } from './found-text';

const marksOf = (text: string, ...terms: string[]) => {
  const { container } = render(<MarkedText text={text} terms={new Set(terms)} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
};

test('whole words are marked, ignoring inflection, case and accents', () => {
  expect(marksOf('Editing: édits, edited; creditors', 'edit')).toEqual([
    'Editing',
    'édits',
    'edited',
  ]);
});

test('a word that is not among the terms is not marked', () => {
  expect(marksOf('Refunds', 'refunding')).toEqual([]);
});
