import { Icon } from '@northcast/shared-ui/icon/icon';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { ContactPerson } from '../people/contact-person';
import { peopleNote } from '../people/people';
import {
  answering,
  answeringHeading,
  companyInformation,
  contactMethods,
  contactMethodsHeading,
  socialText,
} from './contact-content';

const Methods = styled.ul`
  margin-top: ${theme.space[4]};

  li {
    display: grid;
    gap: 0 ${theme.space[4]};
    grid-template-columns: ${theme.space[5]} minmax(0, 1fr);
    padding-block: ${theme.space[4]};
    border-top: 1px solid ${theme.color.line};
  }

  svg {
    grid-row: span 3;
    margin-top: ${theme.size.ring};
    color: ${theme.color.accentText};
  }
`;

const Value = styled.p`
  color: ${theme.color.ink};
  font-size: ${theme.font.lg};
  font-weight: 600;
  overflow-wrap: anywhere;

  a {
    color: inherit;
  }
`;

const Company = styled.div`
  padding-block: ${theme.space[4]};
  border-block: 1px solid ${theme.color.line};
`;

/** Who answers, other ways to reach the company, and the company's details. */
export function ContactMethods() {
  return (
    <div>
      <Answering />
      <Heading level={2} size="x2">
        {contactMethodsHeading}
      </Heading>
      <Methods>
        {contactMethods.map(({ icon, title, value, note, href }) => (
          <li key={title}>
            <Icon name={icon} />
            <Heading level={3} size="md">
              {title}
            </Heading>
            <Value>{href ? <a href={href}>{value}</a> : value}</Value>
            <Text size="sm" tone="muted">
              {note}
            </Text>
          </li>
        ))}
      </Methods>
      <Company>
        <Heading level={3} size="md">
          {companyInformation.heading}
        </Heading>
        {companyInformation.lines.map((line) => (
          <Text key={line} size="sm" tone="muted">
            {line}
          </Text>
        ))}
      </Company>
      <SocialLinks />
    </div>
  );
}

const Answers = styled(Stack)`
  margin-bottom: ${theme.space[7]};
`;

/** Who reads a message on each subject, and how soon they answer. */
function Answering() {
  return (
    <Answers>
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
    </Answers>
  );
}

const Line = styled(Text)`
  padding-block: ${theme.space[4]};
`;

/** Placeholder for social links: the brand has no accounts, so there is nothing to link to. */
function SocialLinks() {
  return (
    <Line size="sm" tone="muted">
      {socialText}
    </Line>
  );
}
