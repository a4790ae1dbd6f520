import { Card } from '@northcast/shared-ui/card/card';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { ActionButton } from '../../content/action-button';
import type { HelpFrontMatter } from '../../content/document';
import { fillIn } from '../../content/fill-in';

/** What we offer beside the text. */
export function PromoBox({ title, text, primary, secondary }: HelpFrontMatter['promo']) {
  return (
    <Card as="aside" tone="raised" padding="lg" aria-label={title}>
      <Stack gap={4}>
        <Heading level={2} size="xl">
          {title}
        </Heading>
        <Text measure>{fillIn(text)}</Text>
        <Cluster>
          <ActionButton action={primary} />
          <ActionButton action={secondary} variant="secondary" />
        </Cluster>
      </Stack>
    </Card>
  );
}
