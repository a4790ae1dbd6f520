export const listenTexts = {
  heading: 'Hear the difference',
  text:
    'The same seconds before and after our chain: noise reduction, equalizer, compression, and ' +
    'loudness at −16 LUFS. Switch while it plays; the position stays.',
  short: 'The same seconds before and after our work.',
  open: 'Play the examples',
  source:
    'Made by a speech synthesizer and damaged on purpose, because recordings of clients are not ' +
    'ours to show. Every figure is measured from the very file you hear, by the analysis that ' +
    'checks our deliveries.',
  example: 'Example',
  version: 'Version',
  failed: 'This example could not be played. Check your connection, then press Play again.',
} as const;
