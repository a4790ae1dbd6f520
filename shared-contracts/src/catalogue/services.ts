interface ServiceEntry {
  readonly slug: string;
  readonly name: string;
  /** US dollars as displayed. An order records whole dollars: the cents are dropped. */
  readonly price: number;
  readonly description: string;
  readonly features: readonly string[];
  readonly popular?: true;
  readonly badge?: string;
}

const entries = [
  {
    slug: 'standard-episode-edit',
    name: 'Standard Episode Edit',
    price: 70,
    description:
      'One episode, cut clean and ready to publish. We take out mistakes and dead air, level every voice and place your music.',
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
      'For recordings that are already in good shape: we trim the ends, even out the levels and hand back a master.',
    features: [
      'Up to 30 minutes of raw audio',
      'Your intro and outro placed',
      'Mastered to -16 LUFS',
      '1 revision round',
      'Same-day delivery as MP3',
    ],
  },
  {
    slug: 'pro-episode-edit',
    name: 'Pro Episode Edit',
    price: 90,
    description:
      'A line-by-line edit for interviews and panels. We tighten the conversation without changing what anyone said.',
    features: [
      'Up to 90 minutes of raw audio, four separate tracks',
      'Filler words, false starts and crosstalk cut by hand',
      'Each voice treated on its own track',
      'Chapter markers in the MP3',
      '3 revision rounds',
      'Same-day delivery as MP3 and WAV',
    ],
  },
  {
    slug: 'pro-edit-show-notes',
    name: 'Pro Edit + Show Notes',
    price: 135,
    description:
      'The Pro Episode Edit with show notes written by the editor who cut it, so the timestamps match the final audio.',
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
      'What a new show needs for its first episode in one order: the edit, a spoken intro, a thumbnail and show notes.',
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
  {
    slug: 'episode-thumbnail',
    name: 'Episode Thumbnail',
    price: 25,
    description:
      'One thumbnail that stays readable at phone size, made from your cover art, a portrait or a title.',
    features: [
      '1280 x 720 px for YouTube',
      '3000 x 3000 px for podcast apps',
      '1 revision round',
      'Same-day delivery as JPG and PNG',
    ],
  },
  {
    slug: 'show-notes',
    name: 'Show Notes',
    price: 50,
    description:
      'A summary people can scan and search engines can read, written from the audio by a person who has listened to it.',
    features: [
      '300-400 words with timestamps',
      'Links to guests, books and sources',
      'Three pull quotes for social posts',
      '1 revision round',
      'Same-day delivery as text and HTML',
    ],
  },
  {
    slug: 'jingle',
    name: 'Jingle',
    price: 140,
    description:
      'An original theme of 10 to 20 seconds, composed for your show and yours to use for as long as it runs.',
    features: [
      'Two sketches to choose from',
      'Full, short and sting versions',
      'Stems and a WAV master',
      'Perpetual license for the show and its promotion',
      '3 revision rounds',
    ],
  },
  {
    slug: 'youtube-audiogram',
    name: 'YouTube Audiogram',
    price: 99.95,
    description:
      'Your full episode as a video for YouTube: moving waveform, speaker names, captions and chapters.',
    features: [
      '1920 x 1080 px MP4, up to 60 minutes',
      'Captions checked by a person, with an SRT file',
      'Chapter list for the video description',
      '2 revision rounds',
      'Same-day delivery',
    ],
  },
  {
    slug: 'square-audiogram',
    name: 'Square Audiogram',
    price: 64.95,
    description:
      'A captioned square video for LinkedIn and Instagram feeds, built on the strongest passage of the episode.',
    features: [
      '1080 x 1080 px MP4, up to 90 seconds',
      'We propose three passages, you pick one',
      'Captions in your type and colors',
      '2 revision rounds',
    ],
  },
  {
    slug: 'social-clip',
    name: 'Social Clip',
    price: 39.95,
    description:
      'One vertical clip for Shorts, Reels and TikTok, cut so that the first three seconds make sense with the sound off.',
    features: [
      '1080 x 1920 px MP4, up to 60 seconds',
      'Reframed from your video or built on a waveform',
      'Burned-in captions',
      '1 revision round',
      'Same-day delivery',
    ],
  },
  {
    slug: 'mix-master',
    name: 'Mix & Master',
    price: 95,
    description:
      'You have made the cut, we make it sound right: balance, equalization, compression and loudness to specification.',
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
      'A spoken opening of up to 75 words, read by a professional voice and mixed over licensed music.',
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
      'A sponsor message of 15 to 30 seconds, recorded and matched to the loudness of the episode around it.',
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
      'Titles and search terms chosen from what listeners look for, checked against the shows that already rank.',
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
      'The Standard Episode Edit and a set of show notes in one order, for less than the two cost apart.',
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
      'The visual basics of a show on one page: cover art, colors, type and a template you can fill yourself.',
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
      'One episode rewritten as an article that reads as if it had been written first, with quotes checked against the tape.',
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
      'Your automatic transcript, corrected against the audio: names, numbers, punctuation and who said what.',
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
      'An engineer listens to your recording before the edit and tells you what to keep, what to repair and what to record again.',
    features: [
      'Clipping, noise, echo and sync checked on every track',
      'Loudness and peak measurements',
      'One-page report the same day',
      'Advice for the next recording',
    ],
  },
  {
    slug: 'same-day-rush',
    name: 'Same Day Rush',
    price: 150,
    description:
      'A delivery hour agreed in writing, for an episode that has to go out today. Your order goes ahead of the queue.',
    features: [
      'For one episode of any edit service',
      'Weekends and holidays included',
      'One editor on it until delivery',
      'The fee is returned if we miss the agreed hour',
    ],
  },
  {
    slug: 'consulting',
    name: 'Consulting',
    price: 100,
    description:
      'One hour with a consultant on a question you set: where AI would pay off in your company, or what to change in your show.',
    features: [
      '60 minutes by video call',
      'We read your material beforehand',
      'Written summary with next steps the same day',
      'Two weeks of follow-up questions by email',
    ],
  },
  {
    slug: 'extra-revisions-pack',
    name: 'Extra Revisions Pack',
    price: 55,
    description:
      'Three more revision rounds for an order whose included rounds are used up, for less than three single ones.',
    features: ['3 revision rounds', 'Valid for 30 days', 'For audio, video, text or design'],
  },
  {
    slug: 'single-extra-revision',
    name: 'Single Extra Revision',
    price: 24.99,
    description:
      'One more revision round for a finished order, for the change you notice after the last one.',
    features: ['1 revision round', 'Valid for 30 days', 'For audio, video, text or design'],
  },
] as const satisfies readonly ServiceEntry[];

export type ServiceSlug = (typeof entries)[number]['slug'];

export interface CatalogueService extends ServiceEntry {
  readonly slug: ServiceSlug;
}

export const services: readonly CatalogueService[] = entries;
