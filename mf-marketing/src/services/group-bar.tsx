import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { chip, chosenChip } from '../choice/choice';
import { countOf, filters, filtersOfGroup, hiddenByFilters } from './filters';
import { serviceGroups } from './groups';

/** Anchor of the list; target of the filters. */
export const listId = 'list';

const Bar = styled.nav`
  position: sticky;
  top: ${theme.size.bar};
  z-index: 2;
  margin-inline: calc(-1 * ${theme.space[4]});
  background: ${theme.color.canvas};
  box-shadow: inset 0 -1px ${theme.color.line};

  ul {
    display: flex;
    gap: ${theme.space[5]};
    padding-inline: ${theme.space[4]};
    overflow-x: auto;
    scrollbar-width: none;
  }

  a {
    display: flex;
    gap: ${theme.space[2]};
    align-items: center;
    min-height: ${theme.size.control};
    border-bottom: 2px solid transparent;
    color: ${theme.color.text};
    font-weight: 550;
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    color: ${theme.color.ink};
    text-decoration: underline;
  }

  a:focus-visible {
    outline-offset: calc(-1 * ${theme.size.ring});
  }

  a[aria-current] {
    border-bottom-color: ${theme.color.accent};
    color: ${theme.color.ink};
  }

  ${media.forcedColors} {
    a:not([aria-current]) {
      border-bottom-color: Canvas;
    }
  }

  span {
    color: ${theme.color.muted};
    font-size: ${theme.font.xs};
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }

  [data-show] & span {
    display: none;
  }
`;

const Entry = styled.li`
  ${hiddenByFilters}
`;

/** Sticky links to the groups of the list; the script marks the group in view. */
export function GroupBar() {
  return (
    <Bar aria-label="Groups of services" data-contents="">
      <ul>
        {serviceGroups.map(({ id, heading, services: all }) => (
          <Entry key={id} data-kinds={filtersOfGroup(all).join(' ')}>
            <a href={`#${id}`}>
              {heading} <span>{all.length}</span>
            </a>
          </Entry>
        ))}
      </ul>
    </Bar>
  );
}

const ofEach = (rule: (id: string) => string) => filters.map(({ id }) => rule(id)).join(', ');

/** Reflects `?show=`: the server and the page's script set `data-show` on an ancestor. */
const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[4]};
  align-items: center;
  padding-top: ${theme.space[5]};
  scroll-margin-top: ${theme.size.control};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
  }

  a {
    ${chip}
    text-decoration: none;
  }

  a:hover {
    border-color: ${theme.color.ink};
  }

  ${ofEach((id) => `[data-show='${id}'] & [data-filter='${id}']`)} {
    ${chosenChip}
  }

  :is([data-count], [data-filter='']) {
    display: none;
  }

  [data-count=''],
  ${ofEach((id) => `[data-show='${id}'] & [data-count='${id}']`)} {
    display: inline;
  }

  [data-show] & [data-count=''] {
    display: none;
  }

  [data-show] & [data-filter=''] {
    display: inline-flex;
  }
`;

/** Filters by kind of service; links, so that each filter has a URL. */
export function FilterChips() {
  return (
    <Choice id={listId} data-filters="">
      <ul aria-label="Show only">
        {filters.map(({ id, label }) => (
          <li key={id}>
            <Link to={`/services?show=${id}#${listId}`} data-filter={id}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link to={`/services#${listId}`} data-filter="">
            Show all
          </Link>
        </li>
      </ul>
      <p role="status">
        <span data-count="">{`All ${services.length} services`}</span>
        {filters.map(({ id, label }) => (
          <span key={id} data-count={id}>
            {`${label}: ${countOf(id)} of ${services.length} services`}
          </span>
        ))}
      </p>
    </Choice>
  );
}
