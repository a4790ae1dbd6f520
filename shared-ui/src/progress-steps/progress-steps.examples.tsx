import type { Example } from '@northcast/shared-ui/example/example';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { ProgressSteps } from '@northcast/shared-ui/progress-steps/progress-steps';

const steps = ['Confirmed', 'In production', 'Delivered'];

export const progressStepsExamples: readonly Example[] = [
  {
    name: 'Beginning, middle, end',
    render: () => (
      <Stack gap={5}>
        <ProgressSteps label="Progress of order 7F3A92C1" steps={steps} current={0} />
        <ProgressSteps label="Progress of order 1B08DD4E" steps={steps} current={1} />
        <ProgressSteps label="Progress of order C5529E07" steps={steps} current={3} />
      </Stack>
    ),
  },
];
