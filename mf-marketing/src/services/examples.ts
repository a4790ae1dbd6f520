import type { ServiceSlug } from '@northcast/shared-contracts/content/catalogue/services';

/**
 * Alternative text of each service's example picture, `shell/public/images/services/<slug>.svg`.
 */
export const serviceExamples: Partial<Readonly<Record<ServiceSlug, string>>> = {
  'episode-thumbnail':
    'A thumbnail with a large title and a portrait, and the same one small in a list of videos.',
  'show-notes': 'Show notes: a title, two sentences, three chapters with times, and links.',
  jingle: 'One theme in three lengths: 18 seconds, 8 seconds and 3 seconds.',
  'youtube-audiogram':
    'A video frame with show and speaker, a waveform, a caption and a bar in chapters.',
  'square-audiogram': 'Three square videos to choose from, the chosen one with a large caption.',
  'social-clip': 'A wide video of two people, and the vertical clip of one of them with captions.',
  'ad-read-tag': 'A sponsor message of 20 seconds within an episode, as loud as what is around it.',
  'title-keywords': 'Three titles, the first recommended, and three search terms.',
  'edit-show-notes-combo': 'A finished episode with its show notes, delivered on the same day.',
  'brand-kit-mini': 'A cover, five colors, a typeface and a template for episodes.',
  'blog-conversion': 'An article with a headline, a subhead and a quote, made from a recording.',
  'transcript-tidy':
    'An automatic transcript with its errors crossed out, and the corrected one with names and times.',
  'raw-audio-qc': 'A report on noise, echo, sync and clipping, with the place to record again.',
};
