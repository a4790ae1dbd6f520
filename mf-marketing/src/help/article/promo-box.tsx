import { Button } from '@northcast/shared-ui/button/button';
import { Card } from '@northcast/shared-ui/card/card';
import { Cluster, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import type { HelpFrontMatter } from '../../content/document';
import { fillIn } from '../../content/fill-in';

/** What we offer beside the text. Its buttons have no action yet. */
export function PromoBox({ title, text, primary, secondary }: HelpFrontMatter['promo']) {
  return (
    <Card as="aside" tone="raised" padding="lg" aria-label={title}>
      <Stack gap={4}>
        <Heading level={2} size="xl">
          {title}
        </Heading>
        <Text measure>{fillIn(text)}</Text>
        <Cluster align="start">
          <Button unavailable>{primary}</Button>
          <Button unavailable variant="secondary">
            {secondary}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
