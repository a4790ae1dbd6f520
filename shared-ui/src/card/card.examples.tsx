import { Badge } from '@northcast/shared-ui/badge/badge';
import { Card, CardLink } from '@northcast/shared-ui/card/card';
import type { Example } from '@northcast/shared-ui/example/example';
import { Grid, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';

export const cardExamples: readonly Example[] = [
  {
    name: 'Tones, and a card that is a link',
    render: () => (
      <Grid columns={3}>
        {(['plain', 'raised', 'sunken'] as const).map((tone) => (
          <Card key={tone} tone={tone}>
            <Stack gap={2}>
              <Heading level={3}>Creator</Heading>
              <Text tone="muted">A weekly show, edited, mixed and published.</Text>
            </Stack>
          </Card>
        ))}
        <Card>
          <Stack gap={2}>
            <Badge tone="accent">PRODUCTION</Badge>
            <Heading level={3}>
              <CardLink to="/help/articles/mastering-audio-levels-loudness">
                Levels and loudness
              </CardLink>
            </Heading>
            <Text tone="muted">12 min · the whole card is the target.</Text>
          </Stack>
        </Card>
      </Grid>
    ),
  },
];
