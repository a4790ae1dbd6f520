import type { Example } from '@northcast/shared-ui/example/example';
import { Stat, StatList } from '@northcast/shared-ui/stat/stat';

export const statExamples: readonly Example[] = [
  {
    name: 'A row of figures',
    render: () => (
      <StatList>
        <Stat value="300+" label="deployments" />
        <Stat value="4.9/5" label="rating" />
        <Stat value="98%" label="satisfaction" />
        <Stat value="2019" label="founded" />
      </StatList>
    ),
  },
];
