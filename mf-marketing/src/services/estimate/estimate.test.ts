import { includedRevisionRounds } from '@northcast/shared-contracts/content/catalogue/revision-rounds';
import { workingHours } from '@northcast/shared-contracts/content/catalogue/working-hours';
import { type Episode, estimateOf } from './estimate';
import { candidates, estimateRules } from './estimate-rules';
import { exampleEpisode, readEpisode } from './read-episode';

const wishes = (text: string): Pick<Episode, 'video' | 'notes' | 'sameDay'> => ({
  video: text.includes('video'),
  notes: text.includes('notes'),
  sameDay: text.includes('same day'),
});

test.each([
  [30, 2, '', ['Lite Edit'], 40, 'sameDay'],
  [31, 2, '', ['Standard Episode Edit'], 70, 'sameDay'],
  [60, 2, 'same day', ['Standard Episode Edit'], 70, 'sameDay'],
  [20, 1, 'notes', ['Lite Edit', 'Show Notes'], 90, 'sameDay'],
  [60, 1, 'notes', ['Edit + Show Notes Combo'], 110, 'sameDay'],
  [61, 2, '', ['Pro Episode Edit'], 90, 'confirmed'],
  [10, 3, '', ['Pro Episode Edit'], 90, 'confirmed'],
  [90, 4, 'notes', ['Pro Edit + Show Notes'], 135, 'confirmed'],
  [75, 2, 'same day', ['Pro Episode Edit', 'Same Day Rush'], 240, 'rush'],
  [45, 2, 'video', ['Standard Episode Edit', 'YouTube Audiogram'], 169, 'confirmed'],
  [
    45,
    2,
    'video notes same day',
    ['Edit + Show Notes Combo', 'YouTube Audiogram', 'Same Day Rush'],
    359,
    'rush',
  ],
] as const)(
  '%d minutes, %d tracks, %j: %j for $%d',
  (minutes, tracks, wanted, names, total, back) => {
    const estimate = estimateOf({ minutes, tracks, ...wishes(wanted) }, estimateRules);
    expect(estimate).toMatchObject({ kind: 'order', total, back });
    if (estimate.kind !== 'order') return;
    expect(estimate.lines.map(({ name }) => name)).toEqual(names);
    expect(workingHours(...names)).toBe(back === 'confirmed' ? undefined : 24);
  },
);

test.each([
  [91, 2, '', '90 minutes'],
  [600, 2, 'notes', '90 minutes'],
  [30, 5, '', '4 tracks'],
  [61, 2, 'video', '60 minutes'],
] as const)('%d minutes, %d tracks, %j needs a quote', (minutes, tracks, wanted, reason) => {
  const estimate = estimateOf({ minutes, tracks, ...wishes(wanted) }, estimateRules);
  expect(estimate).toEqual({ kind: 'quote', reason: expect.stringContaining(reason) });
});

test('the catalogue states length, tracks and rounds of every edit', () => {
  for (const { service, minutes, tracks, rounds } of candidates) {
    expect([minutes, tracks].every(Number.isInteger)).toBe(true);
    expect(rounds).toBe(includedRevisionRounds(service.name, 'service'));
  }
});

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

test('the form fields are read as an episode', () => {
  expect(readEpisode(formOf({ minutes: ' 45 ', tracks: '2' }))).toEqual({
    episode: exampleEpisode,
  });
  expect(readEpisode(formOf({ minutes: '600', tracks: '24', video: 'on', sameDay: 'on' }))).toEqual(
    {
      episode: { minutes: 600, tracks: 24, video: true, notes: false, sameDay: true },
    },
  );
});

test.each(['', '0', '601', '10000', '10,000', 'ten', '-4', '4.5', '1e2', '0x1', '٣', 'NaN'])(
  'the invalid length %j is reported only at the minutes field',
  (minutes) => {
    expect(readEpisode(formOf({ minutes, tracks: '2' }))).toEqual({
      errors: { minutes: 'Enter a whole number from 1 to 600' },
    });
  },
);
