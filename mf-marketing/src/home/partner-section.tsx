import { Container, Grid, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { SectionHead } from '../section-head/section-head';

interface PartnerPoint {
  readonly title: string;
  readonly description: string;
}

const partner = {
  heading: 'Why teams stay with us',
  text: 'Most of our work is repeat work. These are the terms that earn it.',
} as const;

const partnerPoints: readonly PartnerPoint[] = [
  {
    title: 'A price before you start',
    description:
      'Services have fixed prices. Custom work gets a written quote with scope and date, and you ' +
      'pay once.',
  },
  {
    title: 'People sign off',
    description:
      'We use AI for transcription, search and first drafts. An editor or engineer checks ' +
      'everything that reaches you.',
  },
  {
    title: 'Results you can measure',
    description:
      'Every AI project starts with a number to move, such as hours, errors or response time, ' +
      'and ends with the new figure.',
  },
  {
    title: 'Your material stays yours',
    description:
      'You own the delivered work. We use your files for your order only and keep backups for 90 ' +
      'days.',
  },
];

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
