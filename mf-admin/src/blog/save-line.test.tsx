import { render, screen } from '@testing-library/react';
import { SaveLine } from './save-line';

const midnight = new Date();
midnight.setHours(0, 5);

test.each([
  ['of today has only the time, whose first hour is 00', midnight, /^Saved 00:05$/],
  ['of another day has the date', new Date(2026, 7, 20, 0, 5), /^Saved Aug 20, 2026, 12:05\sAM$/],
])('a save %s', (_which, at, text) => {
  render(<SaveLine state={{ kind: 'saved', at: at.toISOString() }} />);
  expect(screen.getByRole('status').textContent).toMatch(text);
});
