import { Container, ScrollRow, Section } from '@northcast/shared-ui/layout/layout';
import { Quote } from '@northcast/shared-ui/quote/quote';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { testimonials, testimonialsHeading } from './testimonials';

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
