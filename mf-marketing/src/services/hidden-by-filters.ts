import { filters } from './filters';

/**
 * Styles of what names the filters that show it in `data-kinds`. The one that is chosen stands in `data-show` of an element around the
 * list: the server puts it there for `?show=`, so that filters need no script.
 */
export const hiddenByFilters = `
  ${filters.map(({ id }) => `[data-show='${id}'] &:not([data-kinds~='${id}'])`).join(', ')} {
    display: none;
  }
`;
