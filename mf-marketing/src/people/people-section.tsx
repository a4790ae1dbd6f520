import { Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { SectionHead } from '../section-head/section-head';
import { people, peopleHeading, peopleNote } from './people';
import { Portrait } from './portrait';

/** A portrait beside its text, so that columns have no empty halves; larger on wide screens. */
const List = styled.ul`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[5]};
  grid-template-columns: minmax(0, 1fr);
  margin-bottom: ${theme.space[6]};

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.lg} {
    gap: ${theme.space[7]};
  }

  li {
    display: grid;
    gap: ${theme.space[4]};
    grid-template-columns: calc(2 * ${theme.size.control}) minmax(0, 1fr);
    align-content: start;

    ${media.lg} {
      gap: ${theme.space[5]};
      grid-template-columns: ${theme.size.xs} minmax(0, 1fr);
      align-items: center;
    }
  }
`;

/** Six people, each with a craft and a role in an order or a project. */
export function PeopleSection() {
  return (
    <Section aria-labelledby="people">
      <Container>
        <SectionHead id="people" {...peopleHeading} />
        <List>
          {people.map((person) => (
            <li key={person.id}>
              <Portrait person={person} />
              <Stack gap={1}>
                <Heading level={3} size="lg">
                  {person.name}
                </Heading>
                <Text size="sm" tone="accentText" weight="strong">
                  {`${person.craft}, ${person.office}`}
                </Text>
                <Text tone="muted">{person.text}</Text>
              </Stack>
            </li>
          ))}
        </List>
        <Text size="sm" tone="muted">
          {peopleNote}
        </Text>
      </Container>
    </Section>
  );
}
