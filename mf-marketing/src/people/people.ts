import { brand } from '@northcast/shared-contracts/content/brand';

export interface Person {
  /** File name of the portrait: `shell/public/images/people/<id>.svg`. */
  readonly id: string;
  readonly name: string;
  readonly craft: string;
  readonly office: (typeof brand.offices)[number]['place'];
  /** The person's role in an order or a project. */
  readonly text: string;
}

export const peopleHeading = {
  heading: 'The people behind the work',
  text: 'Every order and every project has a person who answers for it. These six are the ones you are most likely to meet.',
} as const;

/** Disclosure for every page that names people: they are invented, like the company. */
export const peopleNote = 'Names are examples, portraits are illustrations.';

const [hongKong, usa, uk] = brand.offices;

const inesTolland: Person = {
  id: 'ines-tolland',
  name: 'Ines Tolland',
  craft: 'Podcast editor',
  office: hongKong.place,
  text: 'Listens to the whole recording before the first cut, edits to your brief and lists what was left out.',
};

const rafiqHolm: Person = {
  id: 'rafiq-holm',
  name: 'Rafiq Holm',
  craft: 'AI consultant',
  office: uk.place,
  text: 'Watches the process with the people who do it, times the cases and writes the quote.',
};

export const people: readonly Person[] = [
  inesTolland,
  rafiqHolm,
  {
    id: 'mei-lan-osgood',
    name: 'Mei-Lan Osgood',
    craft: 'Show notes writer',
    office: usa.place,
    text: 'Writes titles, chapters and show notes, and checks every name and number against the recording.',
  },
  {
    id: 'tomas-verrill',
    name: 'Tomas Verrill',
    craft: 'Order desk',
    office: usa.place,
    text: 'Assigns each order to an editor, tells you the date and writes first if it cannot be kept.',
  },
  {
    id: 'adaeze-linnet',
    name: 'Adaeze Linnet',
    craft: 'AI engineer',
    office: hongKong.place,
    text: 'Tests 200 of your past cases, then builds the system with its approval screen and its log.',
  },
  {
    id: 'kofi-brandt',
    name: 'Kofi Brandt',
    craft: 'Mix engineer',
    office: uk.place,
    text: 'Takes out hum and room, balances the voices and approves each master at −16\u00a0LUFS.',
  },
];

/** Who answers a message, by subject. */
export const contacts = { podcasts: inesTolland, ai: rafiqHolm } as const;
