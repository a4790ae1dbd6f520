import { Icon } from '@northcast/shared-ui/icon/icon';
import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { about, values } from './about';

const Values = styled.ol`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[8]};
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${theme.space[7]};

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  li {
    display: grid;
    gap: ${theme.space[3]};
    align-content: start;
    padding-top: ${theme.space[5]};
    border-top: 1px solid ${theme.color.line};
  }

  svg {
    color: ${theme.color.accentText};
  }
`;

export function ValueList() {
  return (
    <Section aria-labelledby="values">
      <Container>
        <Heading level={2} id="values">
          {about.valuesHeading}
        </Heading>
        <Values>
          {values.map(({ icon, title, description }) => (
            <li key={title}>
              <Icon name={icon} size="lg" />
              <Heading level={3} size="x2">
                {title}
              </Heading>
              <Text tone="muted" measure>
                {description}
              </Text>
            </li>
          ))}
        </Values>
      </Container>
    </Section>
  );
}
