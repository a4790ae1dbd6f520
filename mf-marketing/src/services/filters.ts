import {
  type CatalogueService,
  type ServiceSlug,
  services,
} from '@northcast/shared-contracts/content/catalogue/services';
import { deliveryOf } from './facts/delivery';

const videos: readonly ServiceSlug[] = ['youtube-audiogram', 'square-audiogram', 'social-clip'];

const texts: readonly ServiceSlug[] = [
  'pro-edit-show-notes',
  'launch-starter-pack',
  'show-notes',
  'title-keywords',
  'edit-show-notes-combo',
  'blog-conversion',
  'transcript-tidy',
];

const isSameDay = (service: CatalogueService) =>
  ['sameDay', 'withEpisode'].includes(deliveryOf(service));

/** The filters of the list; `id` is the value of `?show=`. */
export const filters = [
  { id: 'same-day', label: 'Same day', matches: isSameDay },
  { id: 'video', label: 'Video', matches: ({ slug }) => videos.includes(slug) },
  { id: 'text', label: 'Text', matches: ({ slug }) => texts.includes(slug) },
] as const satisfies readonly {
  id: string;
  label: string;
  matches: (service: CatalogueService) => boolean;
}[];

type FilterId = (typeof filters)[number]['id'];

export const countOf = (id: FilterId): number =>
  services.filter((service) => filtersOf(service).includes(id)).length;

/** Ids of the filters that show a service. */
export const filtersOf = (service: CatalogueService): readonly FilterId[] =>
  filters.filter(({ matches }) => matches(service)).map(({ id }) => id);

/**
 * The lists in which a service spans both columns, because it is the last of an odd number: `all`
 * without a filter, otherwise the filter's id.
 */
export function wideIn(
  group: readonly CatalogueService[],
  service: CatalogueService,
): readonly ('all' | FilterId)[] {
  const lists = [{ id: 'all' as const, matches: (_: CatalogueService) => true }, ...filters];
  return lists.flatMap(({ id, matches }) => {
    const shown = group.filter(matches);
    return shown.length % 2 === 1 && shown.at(-1) === service ? [id] : [];
  });
}

/** The filters that show at least one service of a group. */
export const filtersOfGroup = (group: readonly CatalogueService[]): readonly FilterId[] =>
  filters.filter(({ matches }) => group.some(matches)).map(({ id }) => id);

/**
 * Hides elements whose `data-kinds` does not list the active filter. The filter is in `data-show`
 * of an ancestor, which the server sets from `?show=`, so that filters work without script.
 */
export const hiddenByFilters = `
  ${filters.map(({ id }) => `[data-show='${id}'] &:not([data-kinds~='${id}'])`).join(', ')} {
    display: none;
  }
`;
