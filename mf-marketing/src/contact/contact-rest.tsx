import { Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { FaqSection } from '../faq-list/faq-section';
import { IntroPicture } from '../intro/intro-picture';
import {
  contactClosing,
  contactFaqHeading,
  contactFaqs,
  presence,
  presenceHeading,
} from './contact-content';
import { ContactMethods } from './contact-methods';

/** The sections below the form and the addresses. */
function ContactRest() {
  return (
    <>
      <PresenceList />
      <FaqSection id="contact-faq" heading={contactFaqHeading} faqs={contactFaqs} />
      <Closing />
    </>
  );
}

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

function PresenceList() {
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

function Closing() {
  const { heading, text, action } = contactClosing;
  return (
    <Section tone="surface" space="md">
      <Container>
        <Split wider="start">
          <Stack gap={5} align="start">
            <Heading level={2}>{heading}</Heading>
            <Lead>{text}</Lead>
            <LinkButton href={action.href} size="lg">
              {action.label}
            </LinkButton>
          </Stack>
          <IntroPicture src="/images/contact.svg" loading="lazy" />
        </Split>
      </Container>
    </Section>
  );
}

export const contactRest = { ContactMethods, ContactRest };
