import type { BusinessFigures } from '@northcast/shared-contracts/api/entities';
import { Grid, Stack } from '@northcast/shared-ui/layout/layout';
import { intervalOf } from '../figure-text';
import { DayChart } from './day-chart';
import { ServiceChart } from './service-chart';
import { StatusChart } from './status-chart';

/** Charts of a period's figures; each has a text alternative. */
export function Charts({ figures }: { readonly figures: BusinessFigures }) {
  const { days, statuses, services } = figures;
  const range = intervalOf(days);
  return (
    <Stack gap={4}>
      {days.length > 1 ? <DayChart days={days} /> : null}
      <Grid min="lg" columns={2} gap={4}>
        <StatusChart statuses={statuses} range={range} />
        <ServiceChart services={services} range={range} />
      </Grid>
    </Stack>
  );
}
