import { filters } from './filters';

/**
 * Hides elements whose `data-kinds` does not list the active filter. The filter is in `data-show`
 * of an ancestor, which the server sets from `?show=`, so that filters work without script.
 */
export const hiddenByFilters = `
  ${filters.map(({ id }) => `[data-show='${id}'] &:not([data-kinds~='${id}'])`).join(', ')} {
    display: none;
  }
`;
