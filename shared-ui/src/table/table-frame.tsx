import { Badge } from '@northcast/shared-ui/badge/badge';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { visuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import styled, { keyframes } from 'styled-components';

const pass = keyframes`
  from {
    background-position: -70% 0;
  }

  to {
    background-position: 170% 0;
  }
`;

export const ScrollRegion = styled.div`
  ${media.md} {
    max-height: max(24rem, 100dvh - 16rem);
    overflow: auto;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.surface};
  }

  /* The previous rows stay readable; a line above them shows that new ones are loading. */
  &[aria-busy]::before {
    content: '';
    position: sticky;
    inset: 0 auto auto 0;
    z-index: 2;
    display: block;
    width: 100%;
    height: 3px;
    margin-bottom: -3px;
    background: linear-gradient(${theme.color.accent}, ${theme.color.accent}) no-repeat 170% 0 / 40% 100%;
    animation: ${pass} 1.2s ${theme.motion.base} linear infinite;
  }

  ${media.reducedMotion} {
    &[aria-busy]::before {
      background-size: 100% 100%;
      background-position: 0 0;
      animation: none;
    }
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  gap: ${theme.space[1]};
  align-items: center;
  min-height: 2rem;
  padding: 0;
  border: 0;
  background: none;

  svg {
    opacity: 0.4;
  }

  &:hover,
  &[data-sorted] {
    color: ${theme.color.ink};

    svg {
      opacity: 1;
    }
  }

  &[data-sorted='ascending'] svg {
    rotate: 180deg;
  }
`;

/* Explicit roles, because `display: block` removes table semantics in some browsers. */
export const Head = styled.thead.attrs({ role: 'rowgroup' })``;
export const Body = styled.tbody.attrs({ role: 'rowgroup' })``;
export const Row = styled.tr.attrs({ role: 'row' })``;
export const HeaderCell = styled.th.attrs({ role: 'columnheader' })``;
export const Cell = styled.td.attrs({ role: 'cell' })``;

export const DataTable = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${theme.font.sm};
  line-height: 1.45;

  caption {
    ${visuallyHidden}
  }

  [data-align='end'] {
    text-align: end;
  }

  [data-kind='main'] {
    color: ${theme.color.ink};
    font-weight: 600;
  }

  ${media.md} {
    th {
      position: sticky;
      top: 0;
      z-index: 1;
      background: ${theme.color.surface};
      box-shadow: inset 0 -1px ${theme.color.line};
      color: ${theme.color.muted};
      font-size: ${theme.font.xs};
      font-weight: 600;
      white-space: nowrap;
    }

    th,
    td {
      padding: ${theme.space[3]} ${theme.space[4]};
      text-align: start;
      vertical-align: middle;
    }

    th {
      padding-block: ${theme.space[2]};
    }

    &[data-density] td {
      height: ${theme.size.row};
      padding-block: 0;
    }

    tbody tr + tr td {
      border-top: 1px solid ${theme.color.line};
    }

    tbody tr:hover td {
      background: ${theme.color.canvas};
    }

    [data-kind='actions'] {
      padding-block: ${theme.space[1]};
      text-align: end;
      white-space: nowrap;
    }

    ${Badge} {
      overflow-wrap: normal;
    }

    /* The actions stay in place when the table is wider than its frame. */
    &:has([data-kind='actions']) th:last-child,
    [data-kind='actions'] {
      position: sticky;
      inset-inline-end: 0;
      background: ${theme.color.surface};
    }

    &:has([data-kind='actions']) th:last-child::before,
    [data-kind='actions']::before {
      content: '';
      position: absolute;
      inset-block: 0 1px;
      inset-inline-end: 100%;
      width: ${theme.space[4]};
      background: inherit;
      mask-image: linear-gradient(to left, #000, #0000);
      pointer-events: none;
    }

    /* A control that gets the focus is scrolled out from below the header and the actions. */
    td * {
      scroll-margin-top: ${theme.size.row};
    }

    td:not([data-kind='actions']) * {
      scroll-margin-inline-end: 7rem;
    }
  }

  ${media.finePointer} {
    &[data-density='compact'] td {
      height: ${theme.size.rowCompact};
      padding-block: 0;

      select,
      button {
        min-height: 0;
        max-height: calc(${theme.space[6]} - 1px);
        padding-block: 0;
      }
    }
  }

  ${media.belowMd} {
    &,
    thead,
    th,
    tbody,
    tbody tr,
    td {
      display: block;
    }

    /* A single line that scrolls if it is wider than the screen. */
    thead tr {
      display: flex;
      gap: ${theme.space[4]};
      margin-inline: calc(-1 * ${theme.space[4]});
      padding: 0.25rem ${theme.space[4]} ${theme.space[2]};
      overflow-x: auto;
      scrollbar-width: none;
      white-space: nowrap;
    }

    thead tr:has([aria-sort])::before {
      content: 'Sort by' / '';
      align-self: center;
      color: ${theme.color.muted};
    }

    th {
      font-weight: 550;
    }

    th:not([aria-sort]) {
      ${visuallyHidden}
    }

    tbody tr {
      container-type: inline-size;
      padding: ${theme.space[4]};
      border: 1px solid ${theme.color.line};
      border-radius: ${theme.radius.lg};
      background: ${theme.color.surface};
    }

    tbody tr + tr {
      margin-top: ${theme.space[3]};
    }

    td {
      padding-block: ${theme.space[1]};
    }

    td[data-label] {
      display: grid;
      grid-template-columns: minmax(6rem, 2fr) 5fr;
      gap: ${theme.space[3]};
      text-align: start;
      overflow-wrap: anywhere;

      &::before {
        content: attr(data-label) / '';
        color: ${theme.color.muted};
      }
    }

    [data-kind='main'] {
      font-size: ${theme.font.md};
    }

    [data-kind='select'] {
      float: inline-end;
    }

    /* With large text a value is below its name. */
    @container (max-width: 14rem) {
      td[data-label] {
        grid-template-columns: minmax(0, 1fr);
        gap: 0;
      }
    }

    [data-kind='actions'] {
      display: flex;
      justify-content: flex-end;
      margin-block: ${theme.space[2]} calc(-1 * ${theme.space[2]});
    }
  }
`;
