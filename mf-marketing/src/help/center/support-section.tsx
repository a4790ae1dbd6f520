import { Badge } from '@northcast/shared-ui/badge/badge';
import { Button } from '@northcast/shared-ui/button/button';
import { Card } from '@northcast/shared-ui/card/card';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster, Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';
import {
  helpClosing,
  type SupportOption,
  supportHeading,
  supportOptions,
} from '../support-options';

function SupportCard({ title, description, icon, availability, actionLabel, href }: SupportOption) {
  return (
    <Card padding="lg" tone="raised">
      <Stack gap={4} align="start">
        <Cluster gap={3}>
          <Icon name={icon} size="lg" />
          <Heading level={3}>{title}</Heading>
          <Badge tone="accent">{availability}</Badge>
        </Cluster>
        <Text>{description}</Text>
        <LinkButton to={href}>{actionLabel}</LinkButton>
      </Stack>
    </Card>
  );
}

/** Where to turn when the page did not answer. */
export function SupportSection() {
  return (
    <Section space="md" aria-labelledby="support">
      <Container>
        <Split>
          <Stack gap={3}>
            <Heading level={2} id="support">
              {supportHeading}
            </Heading>
            <Text size="lg" tone="muted">
              Write to us, whatever it is about.
            </Text>
          </Stack>
          {supportOptions.map((option) => (
            <SupportCard key={option.title} {...option} />
          ))}
        </Split>
      </Container>
    </Section>
  );
}

/** The banner at the end; its buttons have no action yet. */
export function HelpClosing() {
  const [primary, secondary] = helpClosing.actionLabels;
  return (
    <Section tone="inverse" space="md" aria-labelledby="closing">
      <Container>
        <Stack gap={5} align="start">
          <Heading level={2} id="closing">
            {helpClosing.heading}
          </Heading>
          <Lead>{helpClosing.text}</Lead>
          <Cluster align="start">
            <Button unavailable>{primary}</Button>
            <Button unavailable variant="secondary">
              {secondary}
            </Button>
          </Cluster>
        </Stack>
      </Container>
    </Section>
  );
}
