export const soundAndText = [
  {
    slug: 'mix-master',
    name: 'Mix & Master',
    price: 95,
    description:
      'You have made the cut, we make it sound right: balance, equalization, compression and ' +
      'loudness to specification.',
    features: [
      'Up to eight tracks and 90 minutes',
      'Compression at 3:1 to 4:1, sibilance and plosives controlled',
      '-16 LUFS for podcasts or -23 LUFS for broadcast',
      '2 revision rounds',
      'Loudness report with every master',
    ],
  },
  {
    slug: 'voiceover-intro',
    name: 'Voiceover Intro',
    price: 65,
    description:
      'A spoken opening of up to 75 words, read by a professional voice and mixed over licensed ' +
      'music.',
    features: [
      'Choice of three voices',
      'Script edited with you before recording',
      'With music and dry versions',
      '1 revision round',
    ],
  },
  {
    slug: 'ad-read-tag',
    name: 'Ad-Read Tag',
    price: 34.95,
    description:
      'A sponsor message of 15 to 30 seconds, recorded and matched to the loudness of the ' +
      'episode around it.',
    features: [
      'Professional voice or your own recording',
      'Delivered as a separate file and placed in the episode',
      '1 revision round',
    ],
  },
  {
    slug: 'title-keywords',
    name: 'Title & Keywords',
    price: 35,
    description:
      'Titles and search terms chosen from what listeners look for, checked against the shows ' +
      'that already rank.',
    features: [
      'Five title options with a recommendation',
      '10-15 keywords in order of use',
      'Episode description of up to 150 characters',
      '1 revision round',
    ],
  },
  {
    slug: 'edit-show-notes-combo',
    name: 'Edit + Show Notes Combo',
    price: 110,
    description:
      'The Standard Episode Edit and a set of show notes in one order, for less than the two ' +
      'cost apart.',
    features: [
      'Everything in the Standard Episode Edit',
      '300-400 words of show notes with timestamps',
      '2 revision rounds on audio and text',
      'Same-day delivery of both',
    ],
    popular: true,
  },
  {
    slug: 'brand-kit-mini',
    name: 'Brand Kit Mini',
    price: 69.99,
    description:
      'The visual basics of a show on one page: cover art, colors, type and a template you can ' +
      'fill yourself.',
    features: [
      'Cover art at 3000 x 3000 px',
      'Palette of five colors and a pair of typefaces',
      'Episode template for Figma or Canva',
      '2 revision rounds',
    ],
  },
  {
    slug: 'blog-conversion',
    name: 'Blog Conversion',
    price: 39.99,
    description:
      'One episode rewritten as an article that reads as if it had been written first, with ' +
      'quotes checked against the tape.',
    features: [
      '800-1,000 words',
      'Headline, subheads and meta description',
      'Delivered as text and clean HTML',
      '1 revision round',
    ],
  },
  {
    slug: 'transcript-tidy',
    name: 'Transcript Tidy',
    price: 15,
    description:
      'Your automatic transcript, corrected against the audio: names, numbers, punctuation and ' +
      'who said what.',
    features: [
      'Up to 60 minutes of audio',
      'Speaker names and timestamps',
      'Delivered as TXT, DOCX and SRT',
    ],
  },
  {
    slug: 'raw-audio-qc',
    name: 'Raw Audio QC',
    price: 20,
    description:
      'An engineer listens to your recording before the edit and tells you what to keep, what to ' +
      'repair and what to record again.',
    features: [
      'Clipping, noise, echo and sync checked on every track',
      'Loudness and peak measurements',
      'One-page report the same day',
      'Advice for the next recording',
    ],
  },
] as const;
