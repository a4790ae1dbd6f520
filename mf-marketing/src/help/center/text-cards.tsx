import { Card, CardLink } from '@northcast/shared-ui/card/card';
import { Container, ScrollRow, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Eyebrow, Heading, Text } from '@northcast/shared-ui/typography/typography';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import type { TextSummary } from '../../content/document';

/** A scrolling row on a phone (decision 124). */
const Cards = styled(ScrollRow)`
  gap: ${theme.space[4]};

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

const Foot = styled(Text)`
  margin-top: auto;
  padding-top: ${theme.space[4]};
`;

interface TextCard extends TextSummary {
  readonly to: string;
}

function TextCardItem({ to, label, title, description, readTime }: TextCard) {
  return (
    <Card as="li">
      <Stack gap={2}>
        <Eyebrow>{label}</Eyebrow>
        <Heading level={3} size="lg">
          <CardLink to={to}>{title}</CardLink>
        </Heading>
        <Text size="sm" tone="muted">
          {description}
        </Text>
      </Stack>
      <Foot size="xs" tone="muted">
        {readTime}
      </Foot>
    </Card>
  );
}

interface TextCardsProps {
  readonly heading: string;
  readonly text: string;
  readonly columns: 3 | 4;
  readonly space: 'sm' | 'md';
  readonly cards: readonly TextCard[];
  readonly children?: ReactNode;
}

/** One kind of help text, with a card for each. */
export function TextCards({ heading, text, columns, space, cards, children }: TextCardsProps) {
  const id = useId();
  return (
    <Section space={space} aria-labelledby={id}>
      <Container>
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={2} id={id}>
              {heading}
            </Heading>
            <Text size="lg" tone="muted">
              {text}
            </Text>
          </Stack>
          <Cards data-columns={columns}>
            {cards.map((card) => (
              <TextCardItem key={card.to} {...card} />
            ))}
          </Cards>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
