import { formatLongDate } from '@northcast/shared-contracts/content/texts/format';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Eyebrow, Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';
import { useToday } from './use-today';

export function LegalHeader({
  title,
  summary,
}: {
  readonly title: string;
  readonly summary: string;
}) {
  const today = useToday();
  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <Eyebrow>Legal</Eyebrow>
        <Heading level={1}>{title}</Heading>
        <Lead>{summary}</Lead>
      </Stack>
      <Text size="sm" tone="muted">
        Last updated:{' '}
        <time dateTime={today} data-today="">
          {formatLongDate(today)}
        </time>
      </Text>
    </Stack>
  );
}
