import { brand } from '@northcast/shared-contracts/brand';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { FaqList } from '../faq-list/faq-list';
import { IntroPicture } from '../intro-picture/intro-picture';
import { contactClosing, contactFaqHeading, contactFaqs } from './contact-content';
import { ContactIntro } from './contact-intro';
import { PresenceList } from './presence-list';

export function Page() {
  return (
    <>
      <PageHead
        title="Contact"
        description={`Write to ${brand.name} about a show, an AI project or an order: by form, email or phone, ${brand.supportHours}. A person answers the same day.`}
      />
      <ContactIntro />
      <PresenceList />
      <Section aria-labelledby="contact-faq">
        <Container>
          <Split align="start" wider="end">
            <Heading level={2} id="contact-faq">
              {contactFaqHeading}
            </Heading>
            <FaqList name="contact-faq" faqs={contactFaqs} />
          </Split>
        </Container>
      </Section>
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
