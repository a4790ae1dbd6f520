import { Container, ScrollRow, Section } from '@northcast/shared-ui/layout/layout';
import { Quote } from '@northcast/shared-ui/quote/quote';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

interface Testimonial {
  readonly quote: string;
  readonly name: string;
  readonly role: string;
  readonly organization: string;
}

const testimonialsHeading = 'What clients say after delivery';

const testimonials: readonly Testimonial[] = [
  {
    quote:
      'I sent 70 minutes of raw tape at nine in the morning and had a finished episode before ' +
      'dinner. Two notes, one revision round, published the same evening.',
    name: 'Mara Lindqvist',
    role: 'Host',
    organization: 'Slow Harbor',
  },
  {
    quote:
      'Our claims team used to retype 600 forms a week. Now an assistant reads them, flags the ' +
      'unclear ones and waits for a person to approve. It was in daily use within a month.',
    name: 'Daniel Okafor',
    role: 'Head of Operations',
    organization: 'Tidemark Mutual',
  },
  {
    quote:
      "They asked for our style sheet, kept to it for 60 episodes, and said so when a guest's " +
      'audio was not worth saving. That is why we stayed.',
    name: 'Priya Raman',
    role: 'Senior Producer',
    organization: 'Paper Lantern FM',
  },
];

/** The first quote is large with the others beside it; on a phone all are in one row. */
const Voices = styled(ScrollRow)`
  margin-top: ${theme.space[5]};

  ${media.md} {
    li:last-child {
      padding-top: ${theme.space[5]};
      border-top: 1px solid ${theme.color.line};
    }

    li:first-child blockquote {
      font-size: ${theme.font.x3};
      font-weight: 500;
      letter-spacing: -0.03em;
      line-height: 1.2;
    }
  }

  ${media.lg} {
    column-gap: ${theme.space[8]};
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);

    li:first-child {
      grid-row: 1 / span 2;
      align-self: start;
    }
  }
`;

export function TestimonialsSection() {
  return (
    <Section aria-labelledby="testimonials">
      <Container>
        <Text as="h2" tone="accentText" weight="strong" id="testimonials">
          {testimonialsHeading}
        </Text>
        <Voices tabIndex={0} aria-labelledby="testimonials">
          {testimonials.map(({ quote, name, role, organization }) => (
            <li key={name}>
              <Quote name={name} about={`${role}, ${organization}`}>
                <p>“{quote}”</p>
              </Quote>
            </li>
          ))}
        </Voices>
      </Container>
    </Section>
  );
}
