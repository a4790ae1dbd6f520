import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { compactControl } from './compact-control';
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

/** Filters rows by a range of days, both ends included. */
export function DateFilter({ control: { state, change }, label }: DateFilterProps) {
  return (
    <Frame>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <DayField
        label={`${label} from`}
        value={state.from}
        max={state.to}
        onChange={(from) => change({ from }, { replace: true })}
      />
      <span aria-hidden="true">–</span>
      <DayField
        label={`${label} to`}
        value={state.to}
        min={state.from}
        onChange={(to) => change({ to }, { replace: true })}
      />
    </Frame>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
}

/** Ignores incomplete years: typing a year produces values such as 0002. */
const isWhole = (day: string) => day === '' || day >= '1970';

function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <Day
      type="date"
      aria-label={label}
      title={label}
      value={typed}
      min={min}
      max={max}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isWhole(target.value) && !target.validity.badInput) onChange(target.value);
      }}
    />
  );
}
