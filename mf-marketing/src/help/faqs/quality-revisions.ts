import type { FaqCategory } from '../../faq';

export const qualityRevisions: FaqCategory = {
  title: 'Quality & Revisions',
  faqs: [
    {
      question: 'How many revisions are included?',
      answer:
        'There are two readings, and we state both. Revisions are unlimited on Professional and ' +
        'Premium plans, which today means Pro Weekly and enterprise agreements. Our Refund & ' +
        'Cancellation Policy counts 2-3 rounds, and where the two differ the policy governs, ' +
        'unless your agent confirmed more in writing. Single services list one to three rounds ' +
        'of their own. Extra revisions can be ordered and are valid for 30 days.',
    },
    {
      question: 'What counts as one revision round?',
      answer:
        'One list of changes to a delivered version, sent together, and the new version we make ' +
        'from it. Ten notes in one list are one round; ten notes over ten days are ten. Our own ' +
        'mistakes never count: if we missed something in the brief, we correct it at once. New ' +
        'material or a new concept is a new order.',
    },
    {
      question: 'How do you check quality?',
      answer:
        'A second person listens before anything is delivered. They check edits and transitions, ' +
        'noise, loudness at -16 LUFS, peaks, names, chapters and file tags against a written ' +
        'list. For AI systems we run a set of your own cases, compare the answers with those of ' +
        'your staff and show you the error rate before going live.',
    },
    {
      question: 'What does the 30-day money-back guarantee cover?',
      answer:
        'Delivered work that does not meet the brief. Tell us within 30 days of delivery what is ' +
        'wrong and let us put it right with the revision rounds in your order. If that fails, ' +
        'you get the price of that work back. A change of mind after approval is not covered, ' +
        'but canceling within 24 hours of payment always brings a full refund.',
    },
    {
      question: 'Will I have the same editor every time?',
      answer:
        'As a rule, yes. The person who edits your first episode keeps a style sheet for your ' +
        'show: pacing, music levels, words to leave in and words to cut. Regular clients stay ' +
        'with that editor, and a second one knows the sheet for holidays and illness. You can ' +
        'ask for a change at any time.',
    },
  ],
};
