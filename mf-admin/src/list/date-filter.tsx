import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { discardIncomplete, localDateTime, toTimestamp } from '../timestamp/local-date-time';
import { compactControl } from './compact-select';
import { isTimestamp, rangeTimestamp } from './query-values';
import type { ListControl } from './use-list-state';

const Frame = styled.fieldset`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: 0;
  border: 0;
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};

  ${media.belowMd} {
    flex: 1 1 100%;

    /* A field with a time is wider than half a phone. */
    &:has([type='datetime-local']) {
      display: grid;

      > [aria-hidden] {
        display: none;
      }
    }
  }
`;

const Day = styled.input`
  ${compactControl}
  min-width: 0;
  flex: 1 1 auto;
`;

interface DateFilterProps {
  readonly control: ListControl;
  /** What the dates refer to: `Ordered`. */
  readonly label: string;
}

/**
 * Filters rows by a range of days, both ends included. A range that a link gives in timestamps is
 * shown with its times.
 */
export function DateFilter({ control: { state, change }, label }: DateFilterProps) {
  const isExact = isTimestamp(state.from) || isTimestamp(state.to);
  const type = isExact ? 'datetime-local' : 'date';
  const shown = (end: 'from' | 'to') =>
    isExact && state[end] ? localDateTime(rangeTimestamp(state[end], end)) : state[end];
  const take = (value: string) => (isExact ? toTimestamp(value) : value);
  return (
    <Frame>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <RangeField
        type={type}
        label={`${label} from`}
        value={shown('from')}
        max={shown('to')}
        onChange={(from) => change({ from: take(from) }, { replace: true })}
      />
      <span aria-hidden="true">–</span>
      <RangeField
        type={type}
        label={`${label} to`}
        value={shown('to')}
        min={shown('from')}
        onChange={(to) => change({ to: take(to) }, { replace: true })}
      />
    </Frame>
  );
}

interface RangeFieldProps {
  readonly type: 'date' | 'datetime-local';
  readonly label: string;
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (value: string) => void;
}

/** Ignores incomplete years: typing a year produces values such as 0002. */
const isWhole = (value: string) => value === '' || value >= '1970';

function RangeField({ type, label, value, min, max, onChange }: RangeFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <Day
      type={type}
      aria-label={label}
      title={label}
      value={typed}
      min={min}
      max={max}
      onBlur={({ currentTarget }) => {
        setTyped(value);
        discardIncomplete(currentTarget, value);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isWhole(target.value) && !target.validity.badInput) onChange(target.value);
      }}
    />
  );
}
