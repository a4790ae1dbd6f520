import type { Episode } from './estimate';

export const episodeFields = [
  {
    name: 'minutes',
    label: 'Minutes of raw audio',
    hint: 'As recorded, before the edit',
    most: 600,
  },
  {
    name: 'tracks',
    label: 'Speakers or tracks',
    hint: 'One file with two voices counts as two',
    most: 24,
  },
] as const;

export const episodeChoices = [
  { name: 'video', label: 'A video version for YouTube' },
  { name: 'notes', label: 'Show notes' },
  { name: 'sameDay', label: 'Back the same day' },
] as const;

type FieldName = (typeof episodeFields)[number]['name'];

/** Parsed fields: an episode if every field is valid, otherwise one message per invalid field. */
export type EpisodeReading =
  | { readonly episode: Episode }
  | { readonly errors: Readonly<Partial<Record<FieldName, string>>> };

export const exampleEpisode: Episode = {
  minutes: 45,
  tracks: 2,
  video: false,
  notes: false,
  sameDay: false,
};

const wholeNumber = /^\d{1,6}$/;

export function readEpisode(form: FormData): EpisodeReading {
  const errors: Partial<Record<FieldName, string>> = {};
  const found: Partial<Record<FieldName, number>> = {};
  for (const { name, most } of episodeFields) {
    const text = String(form.get(name) ?? '').trim();
    const value = wholeNumber.test(text) ? Number(text) : Number.NaN;
    if (value >= 1 && value <= most) found[name] = value;
    else errors[name] = `Enter a whole number from 1 to ${most}`;
  }
  const { minutes, tracks } = found;
  if (minutes === undefined || tracks === undefined) return { errors };
  const [video, notes, sameDay] = [form.has('video'), form.has('notes'), form.has('sameDay')];
  return { episode: { minutes, tracks, video, notes, sameDay } };
}
