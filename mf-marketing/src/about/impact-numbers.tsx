import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { about, impactNumbers } from './about';

const Numbers = styled.dl`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[5]};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin-top: ${theme.space[6]};

  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: ${theme.space[7]};
  }

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-top: ${theme.space[4]};
    border-top: 1px solid ${theme.color.line};
  }

  dt {
    color: ${theme.color.muted};
  }

  dd {
    color: ${theme.color.ink};
    font-size: ${theme.font.x5};
    font-variant-numeric: tabular-nums;
    font-weight: 500;
    letter-spacing: -0.04em;
    line-height: 1.15;
  }
`;

/** What the company has done, in figures set large. */
export function ImpactNumbers() {
  return (
    <Section tone="inverse" aria-labelledby="impact">
      <Container>
        <Text as="h2" tone="accentText" weight="strong" id="impact">
          {about.impactHeading}
        </Text>
        <Numbers>
          {impactNumbers.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Numbers>
      </Container>
    </Section>
  );
}
