export interface SetupTip {
  readonly title: string;
  readonly text: string;
}

export const equipmentIntro = {
  heading: 'Equipment Guide',
  title: 'Podcast equipment guide',
  description:
    'Podcast microphones, interfaces, headphones and recording software, rated with pros and cons, plus three complete kits by budget and setup tips.',
  text:
    'What our editors recommend after hearing the results of hundreds of home studios. We sell ' +
    'none of it and earn nothing from links.',
} as const;

export const retailerNote =
  'Prices are in US dollars, rounded, and change often. Check a retailer for the current price ' +
  'and availability before you buy.';

export const setupTipsHeading = 'Pro setup tips';

export const setupTips: readonly SetupTip[] = [
  {
    title: 'Fix the room first',
    text:
      'Curtains, a sofa and a full bookshelf do more than a better microphone. Clap once: if you ' +
      'hear a ring, add soft material.',
  },
  {
    title: 'Speak from a hand away',
    text:
      'Keep 4 to 6 inches between mouth and microphone, slightly off to the side. Plosives pass ' +
      'by and the voice stays close.',
  },
  {
    title: 'Set levels on your loudest laugh',
    text:
      'Aim for recording peaks between -12 and -6 dBFS. A quiet track can be raised later; a ' +
      'clipped one cannot be repaired.',
  },
  {
    title: 'Record 30 seconds of silence',
    text:
      'Room tone at the start gives the editor material to remove noise and fill cuts. Leave ' +
      'fans and heating as they will be.',
  },
  {
    title: 'One track per voice',
    text:
      'Separate tracks let an editor lower a cough without touching the answer underneath it. ' +
      'Ask remote guests to record locally.',
  },
  {
    title: 'Wear headphones, all of you',
    text:
      'Loudspeakers feed every other voice back into your microphone. Closed-back headphones ' +
      'stop the echo at its source.',
  },
];

export const equipmentClosing = {
  heading: 'Not sure what your room needs?',
  text:
    'Send us two minutes recorded with what you have. An engineer tells you what to change ' +
    'before you spend anything.',
  primaryAction: { label: 'Get Equipment Advice', to: '/contact' },
  secondaryAction: { label: 'Book a Setup Call', to: '?order=demo-call' },
} as const;
