import { Cluster, Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';
import { Link } from 'react-router-dom';
import { ActionPair } from '../action-pair/action-pair';
import { FaqSection } from '../faq-list/faq-section';
import { IntroPicture } from '../intro/intro-picture';
import { IntroText } from '../intro/intro-text';
import { ContactPerson } from '../people/contact-person';
import { contacts, peopleNote } from '../people/people';
import { SectionHead } from '../section-head/section-head';
import { aiClosing, aiIntro } from './ai-texts';
import { CaseSection } from './case-section';
import { OfferCard, OfferGrid } from './offer-card';
import { offers, offersHeading } from './offers';
import { safety, safetyHeading } from './safety';

/** The sections above the calculator. */
export function AiIntro() {
  return (
    <>
      <Section space="md">
        <Container>
          <Split wider="start">
            <IntroText headline={aiIntro.headline} text={aiIntro.text}>
              <ActionPair primary={aiIntro.primaryAction} secondary={aiIntro.secondaryAction} />
            </IntroText>
            <IntroPicture src="/images/ai.svg" width={480} height={190} />
          </Split>
        </Container>
      </Section>
      <Section space="md" aria-labelledby="offers">
        <Container>
          <SectionHead id="offers" {...offersHeading} />
          <OfferGrid>
            {offers.map((offer) => (
              <OfferCard key={offer.topic} offer={offer} />
            ))}
          </OfferGrid>
        </Container>
      </Section>
      <CaseSection />
    </>
  );
}

/** The sections below the calculator. */
export function AiRest() {
  const { heading, text, answer, action, links } = aiClosing;
  return (
    <>
      <FaqSection id="security" heading={safetyHeading} faqs={safety} />
      <Section tone="inverse" space="md" aria-labelledby="ai-closing">
        <Container>
          <Stack gap={5} align="start">
            <Heading level={2} id="ai-closing">
              {heading}
            </Heading>
            <Lead>{text}</Lead>
            <ContactPerson person={contacts.ai}>{answer}</ContactPerson>
            <LinkButton to={action.to} size="lg">
              {action.label}
            </LinkButton>
            <Cluster gap={5}>
              {links.map(({ label, to }) => (
                <Link key={to} to={to}>
                  {label}
                </Link>
              ))}
            </Cluster>
            <Text size="xs" tone="muted">
              {peopleNote}
            </Text>
          </Stack>
        </Container>
      </Section>
    </>
  );
}
