export const episodeEdits = [
  {
    slug: 'standard-episode-edit',
    name: 'Standard Episode Edit',
    price: 70,
    description:
      'One episode, cut clean and ready to publish. We take out mistakes and dead air, level ' +
      'every voice and place your music.',
    features: [
      'Up to 60 minutes of raw audio, two speakers',
      'Noise, hum and long pauses removed',
      'Mastered to -16 LUFS, peaks at or below -1 dBFS',
      '2 revision rounds',
      'Same-day delivery as MP3 and WAV',
    ],
    popular: true,
    badge: 'Most ordered',
  },
  {
    slug: 'lite-edit',
    name: 'Lite Edit',
    price: 40,
    description:
      'For recordings that are already in good shape: we trim the ends, even out the levels and ' +
      'hand back a master.',
    features: [
      'Up to 30 minutes of raw audio, two speakers',
      'Your intro and outro placed',
      'Mastered to -16 LUFS',
      '2 revision rounds',
      'Same-day delivery as MP3',
    ],
  },
  {
    slug: 'pro-episode-edit',
    name: 'Pro Episode Edit',
    price: 90,
    description:
      'A line-by-line edit for interviews and panels. We tighten the conversation without ' +
      'changing what anyone said.',
    features: [
      'Up to 90 minutes of raw audio, four separate tracks',
      'Filler words, false starts and crosstalk cut by hand',
      'Each voice treated on its own track',
      'Chapter markers in the MP3',
      '3 revision rounds',
      'MP3 and WAV, delivery date confirmed before you pay',
    ],
  },
  {
    slug: 'pro-edit-show-notes',
    name: 'Pro Edit + Show Notes',
    price: 135,
    description:
      'The Pro Episode Edit with show notes written by the editor who cut it, so the timestamps ' +
      'match the final audio.',
    features: [
      'Everything in the Pro Episode Edit',
      '300-400 words of show notes',
      'Timestamps, guest links and sources',
      '3 revision rounds on audio and text',
      'Audio and notes delivered together',
    ],
  },
  {
    slug: 'launch-starter-pack',
    name: 'Launch Starter Pack',
    price: 180,
    description:
      'What a new show needs for its first episode in one order: the edit, a spoken intro, a ' +
      'thumbnail and show notes.',
    features: [
      '1 Standard Episode Edit',
      '1 Voiceover Intro with licensed music',
      '1 Episode Thumbnail',
      '1 set of Show Notes',
      'Launch checklist for Apple Podcasts and Spotify',
      '2 revision rounds on every part',
    ],
    popular: true,
    badge: 'Best value',
  },
] as const;
