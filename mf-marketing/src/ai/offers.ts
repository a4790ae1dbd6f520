import type { ContactTopic } from '../contact/contact-topics';

export interface AiOffer {
  /** Anchor of the offer on the page, and its topic in the contact form. */
  readonly topic: ContactTopic;
  readonly title: string;
  /** Button label for offers whose title takes two lines. */
  readonly shortTitle?: string;
  readonly text: string;
  readonly weeks: string;
  readonly price: string;
  readonly deliverables: readonly string[];
  readonly needs: readonly string[];
}

export const offersHeading = {
  heading: 'Three offers',
  text: 'The ranges are for one process. Your written quote names one figure and one date, and you pay once.',
} as const;

export const offers: readonly AiOffer[] = [
  {
    topic: 'ai-review',
    title: 'AI Readiness Review',
    text: 'We find the three processes where AI saves the most hours for the least risk, and say which ideas to drop.',
    weeks: '2 weeks',
    price: '$4,000 to $7,000',
    deliverables: [
      'A map of your processes, from interviews',
      'Cost, saving and risk of each, calculated',
      'A ranked plan you can act on without us',
    ],
    needs: [
      'Six to ten people for 45 minutes each',
      'Thirty real cases of each process',
      'One person who decides',
    ],
  },
  {
    topic: 'ai-implementation',
    title: 'AI Implementation',
    text: 'We build one assistant or automation inside the tools you already use, and test it on your real cases.',
    weeks: '6 to 10 weeks',
    price: '$15,000 to $40,000',
    deliverables: [
      'A test of 200 past cases before the build',
      'The system, with its approval screen and log',
      'Training and a hand-over file for your team',
    ],
    needs: [
      'Past cases with their correct results',
      'Access to a copy of the system it works in',
      'An owner with the right to switch it off',
    ],
  },
  {
    topic: 'ai-assistant',
    title: 'Company Knowledge Assistant',
    shortTitle: 'Knowledge Assistant',
    text: 'It answers from your manuals, contracts and wikis, each time with a link to the page the answer came from.',
    weeks: '5 to 8 weeks',
    price: '$18,000 to $45,000',
    deliverables: [
      'Answers that respect existing access rights',
      'It says so when it does not know',
      'Monthly accuracy report',
    ],
    needs: [
      'The documents, or read access to them',
      'Your list of who may read what',
      'A hundred questions people really ask',
    ],
  },
];
