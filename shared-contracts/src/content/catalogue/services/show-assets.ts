export const showAssets = [
  {
    slug: 'episode-thumbnail',
    name: 'Episode Thumbnail',
    price: 25,
    description:
      'One thumbnail that stays readable at phone size, made from your cover art, a portrait or ' +
      'a title.',
    features: [
      '1280 x 720 px for YouTube',
      '3000 x 3000 px for podcast apps',
      '1 revision round',
      'Delivered with the episode as JPG and PNG',
    ],
  },
  {
    slug: 'show-notes',
    name: 'Show Notes',
    price: 50,
    description:
      'A summary people can scan and search engines can read, written from the audio by a person ' +
      'who has listened to it.',
    features: [
      '300-400 words with timestamps',
      'Links to guests, books and sources',
      'Three pull quotes for social posts',
      '1 revision round',
      'Delivered with the episode as text and HTML',
    ],
  },
  {
    slug: 'jingle',
    name: 'Jingle',
    price: 140,
    description:
      'An original theme of 10 to 20 seconds, composed for your show. The finished recording ' +
      'belongs to you.',
    features: [
      'Two sketches to choose from',
      'Full, short and sting versions',
      'Stems and a WAV master',
      'Copyright passes to you on payment',
      '3 revision rounds',
    ],
  },
  {
    slug: 'youtube-audiogram',
    name: 'YouTube Audiogram',
    price: 99.95,
    description:
      'Your full episode as a video for YouTube: moving waveform, speaker names, captions and ' +
      'chapters.',
    features: [
      '1920 x 1080 px MP4, up to 60 minutes',
      'Captions checked by a person, with an SRT file',
      'Chapter list for the video description',
      '2 revision rounds',
      'Delivery date confirmed before you pay',
    ],
  },
  {
    slug: 'square-audiogram',
    name: 'Square Audiogram',
    price: 64.95,
    description:
      'A captioned square video for LinkedIn and Instagram feeds, built on the strongest passage ' +
      'of the episode.',
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
      'One vertical clip for Shorts, Reels and TikTok, cut so that the first three seconds make ' +
      'sense with the sound off.',
    features: [
      '1080 x 1920 px MP4, up to 60 seconds',
      'Reframed from your video or built on a waveform',
      'Burned-in captions',
      '1 revision round',
      'Delivery date confirmed before you pay',
    ],
  },
] as const;
