import { formatDollars } from '@northcast/shared-contracts/content/texts/format';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import type { CostReading } from './cost-fields';
import { type Saving, savingOf } from './saving';

const Results = styled.dl`
  display: grid;
  gap: ${theme.space[1]} ${theme.space[4]};
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  margin-block: ${theme.space[4]};

  dt {
    color: ${theme.color.muted};
  }

  dd {
    color: ${theme.color.ink};
    font-size: ${theme.font.x2};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    letter-spacing: -0.02em;
    line-height: 1.4;
    text-align: end;
  }
`;

export const dollarsText = (value: number) => formatDollars(Math.round(value)).replace('-', '−');

export function paybackText({ paybackMonths }: Saving): string {
  if (paybackMonths === null) return 'Never';
  if (paybackMonths < 1) return 'Under a month';
  if (paybackMonths > 120) return 'Over 10 years';
  const months = Math.ceil(paybackMonths);
  return months === 1 ? '1 month' : `${months} months`;
}

/** Our advice for a calculated saving. */
export function adviceText({ paybackMonths }: Saving): string {
  if (paybackMonths === null) return 'It would cost more than it saves. Do not build it.';
  if (paybackMonths > 24)
    return 'That is long for a first project. Look for a process with more hours.';
  if (paybackMonths > 12) return 'It pays off if the share holds. Test that before you build.';
  return 'Worth a test with past cases.';
}

const nothing = '–';

/** The three figures with their advice; a live region, so screen readers announce changes. */
export function SavingResult({ reading }: { reading: CostReading }) {
  const saving = 'cost' in reading ? savingOf(reading.cost) : undefined;
  return (
    <div role="status" aria-label="Result">
      <Heading level={3} size="md">
        Result
      </Heading>
      <Results>
        <dt>Costs now, a year</dt>
        <dd>{saving ? dollarsText(saving.costNow) : nothing}</dd>
        <dt>Saves, a year</dt>
        <dd>{saving ? dollarsText(saving.yearly) : nothing}</dd>
        <dt>Pays back in</dt>
        <dd>{saving ? paybackText(saving) : nothing}</dd>
      </Results>
      <Text>{saving ? adviceText(saving) : 'Correct the marked fields to see a result.'}</Text>
    </div>
  );
}
