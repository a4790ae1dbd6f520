import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

const names = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** 0 to 4, the worst first. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** As tall while there is nothing to judge, so that the first letter moves nothing. */
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
  /** `undefined` while there is nothing to judge. */
  strength: Strength | undefined;
  /** What makes it weak, a sentence. */
  warning?: string | undefined;
}

/** How hard a password is to guess: four bars, a word, and what makes it weak. Advice, which refuses nothing. */
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
