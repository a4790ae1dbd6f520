import { Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { ContactPerson } from '../people/contact-person';
import { peopleNote } from '../people/people';
import { answering, answeringHeading } from './contact-content';

const Frame = styled(Stack)`
  margin-bottom: ${theme.space[7]};
`;

/** Who reads a message on each subject, and how soon they answer. */
export function Answering() {
  return (
    <Frame>
      <Heading level={2} size="x2">
        {answeringHeading}
      </Heading>
      {answering.map(({ person, text }) => (
        <ContactPerson key={person.id} person={person}>
          {text}
        </ContactPerson>
      ))}
      <Text size="xs" tone="muted">
        {peopleNote}
      </Text>
    </Frame>
  );
}
