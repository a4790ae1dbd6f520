import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

const names = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** 0 (worst) to 4. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Same height while there is nothing to rate, so that the first letter causes no layout shift. */
const Frame = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  padding-top: ${theme.space[1]};
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  line-height: 1.25rem;

  &[data-strength='0'],
  &[data-strength='1'] {
    --strength: ${theme.color.danger};
  }

  &[data-strength='2'] {
    --strength: ${theme.color.warning};
  }

  &[data-strength='3'],
  &[data-strength='4'] {
    --strength: ${theme.color.success};
  }
`;

const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[1]};
`;

const Bar = styled.span`
  height: 0.25rem;
  border-radius: ${theme.radius.full};
  background: ${theme.color.line};

  &[data-full] {
    background: var(--strength);
  }

  ${media.forcedColors} {
    border: 1px solid;

    &[data-full] {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

const Words = styled.p`
  min-height: 1.25rem;
`;

const Name = styled.span`
  color: var(--strength);
  font-weight: 600;
`;

export interface StrengthMeterProps {
  /** `undefined` while there is nothing to rate. */
  strength: Strength | undefined;
  /** A sentence that says why the password is weak. */
  warning?: string | undefined;
}

/** Password strength as four bars, a word and a warning. Advisory: it rejects nothing. */
export function StrengthMeter({ strength, warning }: StrengthMeterProps) {
  return (
    <Frame data-strength={strength}>
      <Bars aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <Bar key={bar} data-full={(strength !== undefined && bar <= strength) || undefined} />
        ))}
      </Bars>
      <Words role="status">
        {strength === undefined ? null : (
          <>
            <Name>{names[strength]}.</Name>
            {warning ? ` ${warning}` : null}
          </>
        )}
      </Words>
    </Frame>
  );
}
