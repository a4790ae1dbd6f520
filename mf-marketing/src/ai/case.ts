/** The case quotes what the client published; the arithmetic is labelled as an example. */
export const claimsCase = {
  heading: 'One case: 600 claim forms a week',
  text:
    'The claims team of Tidemark Mutual, an insurer, retyped 600 forms a week. Now an assistant ' +
    'reads them, flags the unclear ones and waits for a person to approve. It was in daily use ' +
    'within a month.',
  flowHeading: 'What happens to a form',
  flow: [
    { title: 'A form arrives', text: 'By mail or as a scan.', isPerson: false },
    {
      title: 'The assistant reads it',
      text: 'It fills in the fields and leaves empty what it is not sure of.',
      isPerson: false,
    },
    {
      title: 'Unclear forms are flagged',
      text: 'Each with the reason, at the top of the list.',
      isPerson: false,
    },
    {
      title: 'A person approves',
      text: 'Fields stand beside the scan. Nothing goes on without this step.',
      isPerson: true,
    },
    {
      title: 'The claim is entered',
      text: 'Input, proposal and correction are logged.',
      isPerson: false,
    },
  ],
  figures: [
    { value: '600', label: 'forms a week, retyped by hand before' },
    { value: '1 month', label: 'from the start to daily use' },
    { value: '100%', label: 'of forms approved by a person' },
  ],
  sumHeading: 'The arithmetic of such a process',
  sumText:
    "An example, since Tidemark's minutes are not ours to publish. It follows the method of our post on a first AI project.",
  sum: [
    ['600 forms, 6 minutes each, retyped', '60 h a week'],
    ['Checking all of them, 1.5 minutes each', '15 h a week'],
    ['Keying 15% of them again', '9 h a week'],
    ['Saved: 60%', '36 h a week'],
  ],
  post: { label: 'How to scope a first AI project that ends well', href: '/blog/first-ai-project' },
} as const;
