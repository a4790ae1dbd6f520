import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { clientNames, logosHeading } from './logos';

const Strip = styled.div`
  padding-block: ${theme.space[6]};
  border-block: 1px solid ${theme.color.line};
`;

/** Each name in a cut of the typeface of its own, as a row of logos would differ. */
const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[6]};
  align-items: baseline;
  justify-content: space-between;
  margin-top: ${theme.space[4]};
  color: ${theme.color.text};
  font-size: ${theme.font.lg};
  line-height: 1.3;
  white-space: nowrap;

  li:nth-child(4n + 1) {
    font-weight: 800;
    letter-spacing: -0.04em;
  }

  li:nth-child(4n + 2) {
    font-size: ${theme.font.sm};
    font-weight: 600;
    letter-spacing: 0.14em;
    text-transform: uppercase;
  }

  li:nth-child(4n + 3) {
    font-weight: 400;
    letter-spacing: -0.01em;
  }

  li:nth-child(4n) {
    font-weight: 650;
    font-style: oblique;
  }
`;

/** Who the company works for, as words: no picture is loaded for it. */
export function LogosStrip() {
  return (
    <Section space="none" aria-labelledby="clients">
      <Container>
        <Strip>
          <Text as="h2" size="sm" tone="muted" weight="medium" id="clients">
            {logosHeading}
          </Text>
          <Names>
            {clientNames.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Names>
        </Strip>
      </Container>
    </Section>
  );
}
