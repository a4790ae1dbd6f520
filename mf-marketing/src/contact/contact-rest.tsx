import { Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { FaqSection } from '../faq-list/faq-section';
import { IntroPicture } from '../intro/intro-picture';
import { contactClosing, contactFaqHeading, contactFaqs } from './contact-content';
import { ContactMethods } from './contact-methods';
import { PresenceList } from './presence-list';

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
