import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

const logosHeading = 'Shows and companies we work with';

/** Invented names. */
const clientNames: readonly string[] = [
  'Paper Lantern FM',
  'Tidemark Mutual',
  'Slow Harbor',
  'Kestrel Freight',
  'Oakline Legal',
  'Fernhill Radio',
  'Ninth Street Clinics',
  'Marrow & Pine',
];

const Strip = styled.div`
  padding-block: ${theme.space[5]};
  border-block: 1px solid ${theme.color.line};
`;

/** Each name has its own weight, size and letter spacing, to vary like a row of logos. */
const Names = styled.ul`
  display: grid;
  row-gap: ${theme.space[3]};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: baseline;
  margin-top: ${theme.space[4]};
  color: ${theme.color.text};
  font-size: ${theme.font.lg};
  line-height: 1.3;

  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  li {
    padding-inline-end: ${theme.space[4]};
  }

  li:nth-child(4n + 1) {
    font-weight: 800;
    letter-spacing: -0.04em;
  }

  li:nth-child(4n + 2) {
    font-size: ${theme.font.sm};
    font-weight: 600;
    letter-spacing: 0.12em;
    text-transform: uppercase;
  }

  li:nth-child(4n + 3) {
    letter-spacing: -0.01em;
  }

  li:nth-child(4n) {
    font-size: ${theme.font.xl};
    font-weight: 600;
    letter-spacing: -0.03em;
  }
`;

/** Client names as text, so that no picture is loaded. */
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
