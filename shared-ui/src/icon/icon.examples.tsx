import type { Example } from '@northcast/shared-ui/example/example';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { type IconName, paths } from '@northcast/shared-ui/icon/paths';
import { Cluster, Grid, Stack } from '@northcast/shared-ui/layout/layout';
import { Text } from '@northcast/shared-ui/typography/typography';

export const iconExamples: readonly Example[] = [
  {
    name: 'The set',
    render: () => (
      <Grid min="xs" columns={6} gap={4}>
        {(Object.keys(paths) as IconName[]).map((name) => (
          <Cluster key={name} gap={2}>
            <Icon name={name} size="lg" />
            <Text as="span" size="xs" tone="muted">
              {name}
            </Text>
          </Cluster>
        ))}
      </Grid>
    ),
  },
  {
    name: 'Within text, named',
    render: () => (
      <Stack gap={2}>
        <Text>
          <Icon name="clock" title="Turnaround" /> Same Day
        </Text>
      </Stack>
    ),
  },
];
