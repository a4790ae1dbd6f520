export const logosHeading = 'Shows and companies we work with';

/** Invented names, set as words: no picture is loaded for this strip. */
export const clientNames: readonly string[] = [
  'Paper Lantern FM',
  'Tidemark Mutual',
  'Slow Harbor',
  'Kestrel Freight',
  'Oakline Legal',
  'Fernhill Radio',
  'Ninth Street Clinics',
  'Marrow & Pine',
];
