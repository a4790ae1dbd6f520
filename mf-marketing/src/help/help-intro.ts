export const helpIntro = {
  heading: 'Help Center',
  text: 'Answers about orders, files and revisions, and everything we know about making a podcast sound right.',
  description:
    'Search answers on orders, pricing, files, video and revisions, and read our podcast guides on recording, editing, loudness, launch and growth.',
  field: {
    label: 'Search questions and answers',
    placeholder: 'Try “refund”, “loudness” or “captions”',
  },
} as const;
