import type { Faq } from '../faq';

/** States only what our policies promise. Update it when a policy changes. */
export const safetyHeading = 'Security and data';

export const safety: readonly Faq[] = [
  {
    question: 'Is our data used to train models?',
    answer:
      'No. We do not use your material to train AI models, and we do not let suppliers do so on ' +
      'our behalf, unless you have agreed in writing. It is in our terms and in our privacy policy.',
  },
  {
    question: 'Who gets to see it?',
    answer:
      'Our staff, and editors and consultants who work for us under a duty of confidence, as far ' +
      'as the work needs it. Providers of AI tools receive data where your order needs them; tell ' +
      'us in the brief if you do not want that, and we agree on another way.',
  },
  {
    question: 'Where is it kept, and for how long?',
    answer:
      'In Hong Kong, the United States, the United Kingdom and where our providers run their ' +
      'servers, under standard contract terms for transfers. Production files are backed up for 90 ' +
      'days after delivery and then deleted. Enterprise projects can run in your own cloud account.',
  },
  {
    question: 'Does software decide about people?',
    answer:
      'No. Decisions about jobs, credit, housing, education, insurance, health or legal rights ' +
      'need a human who can understand and change them. Our acceptable use policy forbids ' +
      'anything else, to you and to us.',
  },
  {
    question: 'What if the output is wrong?',
    answer:
      'It can be wrong, so we test against criteria that are agreed before the build and put a ' +
      'person before every step that matters. We do not promise that no mistake is made; we agree ' +
      'which mistakes may not pass, and measure that.',
  },
  {
    question: 'Do you sign agreements?',
    answer:
      'Yes. Enterprise projects come with a data processing agreement, and we fill in your security ' +
      'questionnaire before you decide.',
  },
];
