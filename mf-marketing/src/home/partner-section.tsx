import { Container, Grid, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { SectionHead } from '../section-head/section-head';
import { partner, partnerPoints } from './partner';

/** The terms that make clients come back: two beside each other, where their letters leave room for it. */
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
