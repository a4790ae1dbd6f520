import { Card, CardLink } from '@northcast/shared-ui/card/card';
import { Grid, Stack } from '@northcast/shared-ui/layout/layout';
import { Eyebrow, Heading, Text } from '@northcast/shared-ui/typography/typography';
import { useId } from 'react';
import type { RelatedText } from '../../content/document';

/** The two texts to read next. */
export function RelatedTexts({ related }: { readonly related: readonly RelatedText[] }) {
  const heading = useId();
  return (
    <Stack as="nav" gap={4} aria-labelledby={heading}>
      <Heading level={2} size="xl" id={heading}>
        Read next
      </Heading>
      <Grid as="ul" columns={2} gap={4}>
        {related.map(({ place, title }) => (
          <Card as="li" key={place}>
            <Stack gap={2}>
              <Eyebrow>{place.startsWith('guides/') ? 'Guide' : 'Article'}</Eyebrow>
              <Text tone="ink" weight="medium">
                <CardLink to={`/help/${place}`}>{title}</CardLink>
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
