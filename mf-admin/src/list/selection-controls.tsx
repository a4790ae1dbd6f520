import { Button } from '@northcast/shared-ui/button/button';
import { useLostFocus } from '@northcast/shared-ui/heading-focus/use-lost-focus';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { visuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { type ReactNode, use, useRef } from 'react';
import styled from 'styled-components';
import { countText, type Noun } from './count-text';
import {
  isPageSelected,
  isSelected,
  SelectionContext,
  type SelectionControl,
  selectedCount,
} from './selection';

/** Extends the touch target beyond the box. */
const HitArea = styled.label`
  display: inline-grid;
  place-items: center;
  min-width: ${theme.size.control};
  min-height: ${theme.size.control};
  margin: calc(-1 * ${theme.space[2]});
  cursor: pointer;
`;

const Box = styled.input`
  width: ${theme.space[4]};
  height: ${theme.space[4]};
  accent-color: ${theme.color.accent};
  cursor: pointer;
`;

/** Selects a row; with Shift, the range from the row pressed last. */
export function RowCheckbox({ id, name }: { readonly id: string; readonly name: string }) {
  const control = use(SelectionContext);
  if (control === null) return null;
  return (
    <HitArea>
      <Box
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={isSelected(control.selection, id)}
        disabled={control.isLoading}
        onChange={({ nativeEvent }) =>
          control.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </HitArea>
  );
}

/**
 * Sticks to the bottom of the viewport while the list is longer, then follows the pager, so that it
 * never hides it.
 */
const Bar = styled.section`
  position: sticky;
  bottom: calc(${theme.space[3]} + env(safe-area-inset-bottom));
  z-index: ${theme.layer.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  background: ${theme.color.raised};
  box-shadow: ${theme.elevation.high};

  &[data-empty] {
    ${visuallyHidden}
    padding: 0;
    border: 0;
  }

  ${media.belowMd} {
    /* Leaves room for a toast with four lines of text. */
    body:has([data-notice][data-wide]) & {
      bottom: calc(2 * ${theme.size.bar} + env(safe-area-inset-bottom));
    }
  }
`;

const Count = styled.p`
  margin-inline-end: auto;
  color: ${theme.color.ink};
  font-size: ${theme.font.sm};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

interface SelectionBarProps {
  readonly control: SelectionControl;
  readonly rows: readonly { readonly id: string; readonly version: number }[];
  /** Number of rows over all pages. */
  readonly total: number;
  readonly noun: Noun;
  /** Actions on the selected rows. */
  readonly children: ReactNode;
}

/**
 * The number of selected rows, ways to select more, and the actions. If none is selected, only the
 * empty status stays: screen readers announce what changes in it, not what it is created with.
 */
export function SelectionBar({ control, rows, total, noun, children }: SelectionBarProps) {
  const bar = useRef<HTMLElement>(null);
  const { selection } = control;
  const count = selectedCount(selection);
  const isEmpty = count === 0;
  useLostFocus(bar, isEmpty ? undefined : () => bar.current?.focus({ preventScroll: true }));
  const isWholePage = isPageSelected(selection, rows);
  return (
    <Bar
      ref={bar}
      tabIndex={-1}
      data-empty={isEmpty || undefined}
      aria-label={isEmpty ? undefined : `Selected ${noun.many}`}
    >
      <Count role="status">{isEmpty ? '' : `${countText(count, noun)} selected`}</Count>
      {isEmpty ? null : (
        <>
          {isWholePage ? null : (
            <Button variant="secondary" size="sm" onClick={control.selectPage}>
              Select all on this page
            </Button>
          )}
          {isWholePage && selection.all === null && total > rows.length ? (
            <Button variant="secondary" size="sm" onClick={() => control.selectAll(total)}>
              Select all {total.toLocaleString('en-US')} that match
            </Button>
          ) : null}
          {children}
          <Button variant="secondary" size="sm" onClick={control.clear}>
            Clear selection
          </Button>
        </>
      )}
    </Bar>
  );
}
