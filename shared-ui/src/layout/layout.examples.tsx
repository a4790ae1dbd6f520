import { Card } from '@northcast/shared-ui/card/card';
import type { Example } from '@northcast/shared-ui/example/example';
import {
  Container,
  Grid,
  ScrollRow,
  Section,
  Split,
  Stack,
} from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';

export const layoutExamples: readonly Example[] = [
  {
    name: 'Grid',
    render: () => (
      <Grid min="sm" columns={3} gap={4}>
        {['Brief', 'Upload', 'Editing', 'Review', 'Publish'].map((step) => (
          <Card key={step} padding="sm">
            {step}
          </Card>
        ))}
      </Grid>
    ),
  },
  {
    name: 'Scroll row',
    render: () => (
      <Container>
        <ScrollRow aria-label="Steps">
          {['Brief', 'Upload', 'Editing'].map((step) => (
            <Card key={step} as="li">
              <a href="#steps">{step}</a>
            </Card>
          ))}
        </ScrollRow>
      </Container>
    ),
  },
  {
    name: 'Split',
    render: () => (
      <Split wider="start" gap={5}>
        <Card tone="sunken">The wider half</Card>
        <Card tone="sunken">The other</Card>
      </Split>
    ),
  },
  {
    name: 'Inverse section',
    render: () => (
      <Section tone="inverse" space="md">
        <Container width="medium">
          <Stack gap={4} align="start">
            <Heading level={2}>Ready when you are</Heading>
            <Lead>Tell us what you need. The first answer arrives the same day.</Lead>
            <LinkButton to="/contact" size="lg">
              Request Consultation
            </LinkButton>
            <Text size="sm" tone="muted">
              One-time payments. 30-day money-back guarantee.
            </Text>
          </Stack>
        </Container>
      </Section>
    ),
  },
];
