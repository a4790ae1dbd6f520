export interface ProcessStep {
  readonly title: string;
  readonly description: string;
}

/** Anchor of the hero's second action. */
export const processSectionId = 'process';

export const processIntro = {
  heading: 'Five steps, one person responsible',
  text:
    'The same route for a podcast episode and for an AI project: you see every stage, and ' +
    'nothing goes out before you approve it.',
  turnaround: 'Average Turnaround: Same Day',
} as const;

export const processSteps: readonly ProcessStep[] = [
  {
    title: 'Brief',
    description:
      'Choose a service and tell us the goal, the audience and the deadline. We answer with ' +
      'questions or a start time, not a sales deck.',
  },
  {
    title: 'Upload',
    description:
      'Send recordings of up to 2GB per episode, or the documents and sample cases for an AI ' +
      'project. We check them before we begin.',
  },
  {
    title: 'Editing',
    description:
      'An editor or engineer does the work: cut, mix and master, or build, connect and test ' +
      'against your own examples.',
  },
  {
    title: 'Review',
    description:
      'Listen, read or try it, and leave notes in one place. We work through them in the ' +
      'revision rounds your order includes.',
  },
  {
    title: 'Publish',
    description:
      'You get the final files, or we upload them to your host. AI systems go live with a ' +
      'hand-over session and written instructions.',
  },
];
