import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { SaveLine } from './save-line';

test('the first hour of the day is 00', () => {
  render(<SaveLine state={{ kind: 'saved', at: new Date(2026, 10, 20, 0, 5).toISOString() }} />);
  expect(screen.getByRole('status')).toHaveTextContent('Saved 00:05');
});
