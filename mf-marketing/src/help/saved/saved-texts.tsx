import { Button } from '@northcast/shared-ui/button/button';
import { Card, CardLink } from '@northcast/shared-ui/card/card';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster, Container, Grid, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { useRef } from 'react';
import styled from 'styled-components';
import type { TextSummary } from '../../content/document';
import { articleSummaries, guideSummaries } from '../summaries';
import { toggleSavedText } from './saved-texts-storage';

const summaries = new Map<string, TextSummary>([
  ...Object.entries(articleSummaries).map(([slug, text]) => [`articles/${slug}`, text] as const),
  ...Object.entries(guideSummaries).map(([slug, text]) => [`guides/${slug}`, text] as const),
]);

/* Above the link that covers the card. */
const Remove = styled(Button)`
  position: relative;
`;

/** Texts saved in this browser, each with a button that removes it. */
export function SavedTexts({ places }: { readonly places: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = places.flatMap((place) => {
    const text = summaries.get(place);
    return text ? [{ place, ...text }] : [];
  });
  if (known.length === 0) return null;
  const remove = (place: string) => {
    // The button disappears with its text, and the heading with the last text.
    if (known.length > 1) heading.current?.focus();
    else document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
    toggleSavedText(place);
  };
  return (
    <Section space="sm" aria-labelledby="saved-texts">
      <Container>
        <Stack gap={4}>
          <Heading level={2} size="x2" id="saved-texts" ref={heading} tabIndex={-1}>
            Saved for later
          </Heading>
          <Grid as="ul" columns={3} min="md" gap={4}>
            {known.map(({ place, title, readTime }) => (
              <Card as="li" key={place}>
                <Stack gap={3}>
                  <Text tone="ink" weight="medium">
                    <CardLink to={`/help/${place}`}>{title}</CardLink>
                  </Text>
                  <Cluster justify="space-between">
                    <Text size="sm" tone="muted">
                      {readTime}
                    </Text>
                    <Remove
                      variant="ghost"
                      size="sm"
                      icon={<Icon name="close" />}
                      aria-label={`Remove ${title}`}
                      onClick={() => remove(place)}
                    >
                      Remove
                    </Remove>
                  </Cluster>
                </Stack>
              </Card>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}
