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
    grid-template-columns: repeat(4, minmax(0, 1fr));
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
    color: ${theme.color.ink};
    font-weight: 600;
  }

  small {
    display: block;
    margin-top: ${theme.space[1]};
    color: ${theme.color.muted};
    font-size: ${theme.font.sm};
    font-weight: 400;
    text-wrap: pretty;
  }

  dd {
    color: ${theme.color.ink};
    font-size: ${theme.font.x4};
    font-variant-numeric: tabular-nums;
    font-weight: 500;
    letter-spacing: -0.04em;
    line-height: 1.15;
  }
`;

export function ImpactNumbers() {
  return (
    <Section tone="inverse" aria-labelledby="impact">
      <Container>
        <Text as="h2" tone="accentText" weight="strong" id="impact">
          {about.impactHeading}
        </Text>
        <Text tone="muted">{about.impactPeriod}</Text>
        <Numbers>
          {impactNumbers.map(({ value, label, object }) => (
            <div key={label}>
              <dt>
                {label}
                <small>{object}</small>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Numbers>
      </Container>
    </Section>
  );
}
