import { Container, Grid, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { SectionHead } from '../section-head/section-head';
import { partner, partnerPoints } from './partner';

/** Terms for returning clients; two columns where the text size leaves room. */
export function PartnerSection() {
  return (
    <Section space="top" aria-labelledby="partner">
      <Container>
        <SectionHead id="partner" {...partner} />
        <Grid as="ul" min="xs" columns={2}>
          {partnerPoints.map(({ title, description }) => (
            <Stack as="li" gap={2} key={title}>
              <Heading level={3} size="lg">
                {title}
              </Heading>
              <Text size="sm" tone="muted">
                {description}
              </Text>
            </Stack>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
