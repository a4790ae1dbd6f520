import type { Example } from '@northcast/shared-ui/example/example';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Eyebrow, Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';

export const typographyExamples: readonly Example[] = [
  {
    name: 'The head of a page',
    render: () => (
      <Stack gap={4}>
        <Eyebrow>AI consulting and podcast production</Eyebrow>
        <Heading level={2} size="x5">
          Put AI to work. Put your show on air.
        </Heading>
        <Lead>
          Strategy, implementation and studio-grade production from one team, delivered the same
          day.
        </Lead>
      </Stack>
    ),
  },
  {
    name: 'Headings',
    render: () => (
      <Stack gap={3}>
        {(['x4', 'x3', 'x2', 'xl', 'lg', 'md'] as const).map((size) => (
          <Heading key={size} level={3} size={size}>
            Every episode, ready for the world
          </Heading>
        ))}
      </Stack>
    ),
  },
  {
    name: 'Text',
    render: () => (
      <Stack gap={3}>
        <Text measure>
          Send the raw recording in the morning and publish in the evening. We edit for pace, remove
          the noise, level every voice to -16 LUFS and hand back files that every directory accepts.
        </Text>
        <Text size="sm" tone="muted">
          Muted: 24/7 support, worldwide.
        </Text>
        <Text size="sm" tone="danger">
          Danger: Failed to place order.
        </Text>
        <Text weight="strong" tone="ink">
          Strong: from $40 an episode.
        </Text>
      </Stack>
    ),
  },
];
