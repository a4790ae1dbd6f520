export const logosHeading = 'Shows and companies we work with';

/** Invented names. */
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
