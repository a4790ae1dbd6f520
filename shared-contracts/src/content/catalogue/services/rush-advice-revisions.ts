/** Days from their confirmation within which bought revision rounds can be used. */
export const extraRevisionDays = 30;

export const rushAdviceRevisions = [
  {
    slug: 'same-day-rush',
    name: 'Same Day Rush',
    price: 150,
    description:
      'For an episode that has to go out today although it is long or arrived late. Your order ' +
      'goes ahead of the queue.',
    features: [
      'A delivery hour agreed in writing',
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
      'One hour with a consultant on a question you set: where AI would pay off in your company, ' +
      'or what to change in your show.',
    features: [
      '60 minutes by video call',
      'We read your material beforehand',
      'Written summary with next steps',
      'Two weeks of follow-up questions by email',
    ],
  },
  {
    slug: 'extra-revisions-pack',
    name: 'Extra Revisions Pack',
    price: 55,
    description:
      'Three more revision rounds for an order whose included rounds are used up, for less than ' +
      'three single ones.',
    features: [
      '3 revision rounds',
      `Valid for ${extraRevisionDays} days`,
      'For audio, video, text or design',
    ],
  },
  {
    slug: 'single-extra-revision',
    name: 'Single Extra Revision',
    price: 24.99,
    description:
      'One more revision round for a delivery, for the change you notice after the last one.',
    features: [
      '1 revision round',
      `Valid for ${extraRevisionDays} days`,
      'For audio, video, text or design',
    ],
  },
] as const;
