import { Badge } from '@northcast/shared-ui/badge/badge';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled, { css } from 'styled-components';

/**
 * Keeps each value of a cell on one line, so that rows keep their height: values are stacked, or
 * side by side in compact rows. Overflow ends in an ellipsis; opening the row shows the whole text.
 */
const oneLineEach = css`
  ${media.md} {
    [data-density] &,
    [data-density] & > span {
      display: block;
      max-width: ${theme.size.sm};
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    /* The parent's ellipsis does not apply inside a button. */
    [data-density] & > button {
      max-width: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      vertical-align: bottom;
    }
  }

  ${media.finePointer} {
    [data-density='compact'] & {
      max-width: ${theme.size.md};
    }

    [data-density='compact'] & > span {
      display: inline;
      margin-inline-start: ${theme.space[2]};
    }
  }
`;

/** The row's name, a button that opens the row. */
export const OpenButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.ink};
  font-weight: inherit;
  text-align: start;
  text-decoration: underline;
  text-decoration-color: ${theme.color.line};
  text-underline-offset: ${theme.space[1]};
  overflow-wrap: anywhere;

  &:hover {
    text-decoration-color: currentColor;
  }

  /* Its cell cuts off what is outside of the line. */
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** The row's number, which never wraps. */
export const OpenNumber = styled(OpenButton)`
  white-space: nowrap;
`;

/** A value with a secondary one below it. */
export const TwoLines = styled.span`
  display: grid;
  min-width: ${theme.size.xs};
  max-width: ${theme.size.lg};
  line-height: 1.4;
  overflow-wrap: anywhere;

  ${media.belowMd} {
    min-width: 0;
    max-width: none;
  }

  ${oneLineEach}
`;

/** Two lines, each an element, that are cut where their list would be wider than its frame. */
export const ShrinkableLines = styled(TwoLines)`
  ${media.lg} {
    [data-density] && {
      display: grid;
      grid-auto-columns: minmax(0, max-content);
      justify-items: start;
    }

    [data-wide] && {
      min-width: calc(${theme.size.xs} - ${theme.space[4]});
    }

    [data-density] && > * {
      max-width: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  ${media.finePointer} {
    [data-density='compact'] && {
      grid-auto-flow: column;
      align-items: baseline;
    }

    [data-density='compact'] && > :first-child {
      margin: 0;
    }
  }
`;

/** The two identifying lines of a row whose texts are sentences rather than names. */
export const MainLines = styled(ShrinkableLines)`
  ${media.md} {
    [data-density] && {
      max-width: ${theme.size.lg};
    }
  }
`;

export const SecondaryText = styled.span`
  color: ${theme.color.muted};
  font-size: ${theme.font.xs};
  font-weight: 400;
`;

/** One word, which a narrow column must not break. */
export const WordBadge = styled(Badge)`
  white-space: nowrap;
`;

/** The beginning of a longer text, on one line. */
export const Excerpt = styled(SecondaryText)`
  display: block;
  max-width: ${theme.size.lg};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
