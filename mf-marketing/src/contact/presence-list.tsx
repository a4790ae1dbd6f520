import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { presence, presenceHeading } from './contact-content';

const Places = styled.ul`
  display: grid;
  gap: ${theme.space[6]};
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${theme.space[7]};

  ${media.md} {
    grid-template-columns: 1.4fr 1fr 1fr;
  }

  li {
    display: grid;
    gap: ${theme.space[2]};
    align-content: start;
    padding-top: ${theme.space[4]};
    border-top: 1px solid ${theme.color.line};
  }

  li:first-child {
    border-top-color: ${theme.color.accent};
  }
`;

export function PresenceList() {
  return (
    <Section tone="inverse" aria-labelledby="presence">
      <Container>
        <Heading level={2} id="presence">
          {presenceHeading}
        </Heading>
        <Places>
          {presence.map(({ place, role, text }) => (
            <li key={place}>
              <Heading level={3} size="x3">
                {place}
              </Heading>
              <Text tone="accentText" weight="strong">
                {role}
              </Text>
              <Text tone="muted">{text}</Text>
            </li>
          ))}
        </Places>
      </Container>
    </Section>
  );
}
