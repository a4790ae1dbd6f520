import { planRows } from './plan-comparison';

const cellsOf = (label: string) => planRows.find((row) => row.label === label)?.cells;

test('the rows show the values of the plans', () => {
  expect(cellsOf('Price')).toEqual(['$140', '$220', '$300']);
  expect(cellsOf('Episodes')).toEqual([
    '2 Standard Episode Edits',
    '3 Standard Episode Edits',
    '4 Pro Episode Edits',
  ]);
  expect(cellsOf('Raw audio each')).toEqual([
    'Up to 60 minutes',
    'Up to 60 minutes',
    'Up to 90 minutes',
  ]);
  expect(cellsOf('Revision rounds')).toEqual(['2 per episode', '3 per episode', 'Unlimited']);
  expect(cellsOf('Video')).toEqual([undefined, '1 YouTube Audiogram in 1080p', undefined]);
});

test('no row is empty', () => {
  for (const { cells } of planRows) expect(cells.some((cell) => cell !== undefined)).toBe(true);
});
