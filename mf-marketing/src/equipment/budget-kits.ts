export interface BudgetKit {
  readonly budget: string;
  readonly title: string;
  readonly items: readonly string[];
  readonly total: string;
  readonly description: string;
}

export const budgetKitsHeading = 'Three kits that work';

export const budgetKits: readonly BudgetKit[] = [
  {
    budget: 'Under $200',
    title: 'First episodes',
    items: [
      'Samson Q2U microphone, USB and XLR',
      'Audio-Technica ATH-M20x headphones',
      'Desk-mounted boom arm',
      'Audacity',
    ],
    total: 'About $180',
    description: 'Plugs into a laptop by USB and is ready in ten minutes. The microphone also has XLR, so it moves with you to the next kit.',
  },
  {
    budget: '$200-500',
    title: 'Home studio',
    items: [
      'RODE PodMic microphone',
      'Focusrite Scarlett Solo (4th Gen) interface',
      'Audio-Technica ATH-M20x headphones',
      'Sturdy boom arm for a heavy microphone',
      'XLR cable, 3 m',
      'REAPER',
    ],
    total: 'About $470',
    description: 'An XLR microphone and an interface with enough gain for it. Quieter than USB, and every part can be replaced on its own.',
  },
  {
    budget: '$500+',
    title: 'Studio for two',
    items: [
      'Two Shure SM7B microphones',
      'Focusrite Scarlett 2i2 (4th Gen) interface',
      'Two beyerdynamic DT 770 PRO headphones',
      'Headphone amplifier with two outputs',
      'Two broadcast boom arms and XLR cables',
      'REAPER',
    ],
    total: 'About $1,700',
    description: 'Host and guest in one room, each on a separate track. It needs a room with soft surfaces more than it needs anything dearer.',
  },
];
