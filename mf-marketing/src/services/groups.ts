import {
  type CatalogueService,
  type ServiceSlug,
  services,
} from '@northcast/shared-contracts/content/catalogue/services';

interface GroupEntry {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  /** First service of the group, which ends before the next group's first service. */
  readonly first: ServiceSlug;
  /** Link to a part of the page that helps to choose among its services. */
  readonly link?: { readonly label: string; readonly href: string };
}

export interface ServiceGroup extends GroupEntry {
  readonly services: readonly CatalogueService[];
}

const entries: readonly GroupEntry[] = [
  {
    id: 'episodes',
    heading: 'Episodes',
    text: 'From a light trim to a line-by-line edit. You send the recording, we return a master.',
    first: 'standard-episode-edit',
    link: { label: 'Compare the edits', href: '#compare-edits' },
  },
  {
    id: 'pictures-and-clips',
    heading: 'Pictures, notes and clips',
    text: 'What an episode needs around it to be found, opened and passed on. Shows and people in the examples are invented.',
    first: 'episode-thumbnail',
  },
  {
    id: 'sound-and-words',
    heading: 'Sound, words and brand',
    text: 'Single crafts, for shows that do the rest themselves.',
    first: 'mix-master',
  },
  {
    id: 'time-and-advice',
    heading: 'Time, advice and revisions',
    text: 'An earlier hour, a second opinion or one more round.',
    first: 'same-day-rush',
  },
];

const starts = entries.map(({ first }) => services.findIndex(({ slug }) => slug === first));

/** The catalogue in the page's order, divided into four groups. */
export const serviceGroups: readonly ServiceGroup[] = entries.map((entry, index) => ({
  ...entry,
  services: services.slice(starts[index], starts[index + 1]),
}));
