import { Badge } from '@northcast/shared-ui/badge/badge';
import { Card } from '@northcast/shared-ui/card/card';
import { Icon } from '@northcast/shared-ui/icon/icon';
import type { IconName } from '@northcast/shared-ui/icon/paths';
import { Cluster, Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';

interface SupportOption {
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
  readonly availability: string;
  readonly actionLabel: string;
  readonly href: string;
}

const supportHeading = 'Still need help';

const supportOptions: readonly SupportOption[] = [
  {
    title: 'Email Support',
    description:
      'Write to us with your order number, if you have one. A person who can see the order ' +
      'answers.',
    icon: 'mail',
    availability: '24/7 same day response',
    actionLabel: 'Write to support',
    href: '/contact',
  },
];

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

/** Ways to get help if the page did not answer the question. */
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
