import { services } from '@northcast/shared-contracts/content/catalogue/services';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Cluster, Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';
import { Link } from 'react-router-dom';
import { CheckList } from '../check-list/check-list';
import { IntroPicture } from '../intro/intro-picture';
import { IntroText } from '../intro/intro-text';
import { ListenSection } from '../listen/listen-section';
import { OrderButton } from '../order/order-button';
import { EditComparison, editComparison } from './edit-comparison';
import { EstimateSection } from './estimate/estimate-section';
import { FilterChips, GroupBar, listId } from './group-bar';
import { serviceGroups } from './groups';
import { ServiceList } from './service-list';

const estimateTexts = {
  id: 'estimate',
  heading: 'What will my episode cost?',
  text: 'Two figures and three choices give you the services, the price and when the work is back.',
} as const;

export function Page() {
  return (
    <>
      <PageHead
        title="Podcast services at fixed prices"
        description={`${services.length} podcast services with a written scope and one price each: editing, mixing, show notes, clips, artwork and consulting. Pay once, nothing renews.`}
      />
      <ServicesIntro />
      <ListenSection />
      <Section as="div" space="none">
        <Container>
          <GroupBar />
          <FilterChips />
          {serviceGroups.map((group) => (
            <ServiceList key={group.id} group={group} />
          ))}
        </Container>
      </Section>
      <EditComparison />
      <EstimateSection {...estimateTexts} />
      <CustomQuote />
    </>
  );
}

const servicesIntro = {
  headline: 'Services with a fixed price',
  text:
    `${services.length} pieces of work, each with a written scope and one price. Order one on ` +
    'its own or combine several. You pay once, and nothing renews.',
} as const;

const aiNote = {
  text: 'For a company rather than a show:',
  link: 'AI offers, with weeks and price ranges',
} as const;

/** Links from the first paragraph to the parts that help to choose. */
const waysToChoose = [
  { label: 'See all services', href: `#${listId}` },
  { label: editComparison.heading, href: `#${editComparison.id}` },
  { label: 'Calculate price and date', href: `#${estimateTexts.id}` },
] as const;

function ServicesIntro() {
  return (
    <Section space="md">
      <Container>
        <Split wider="start">
          <IntroText {...servicesIntro}>
            <Cluster gap={5}>
              {waysToChoose.map(({ label, href }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
            </Cluster>
            <Text>
              {aiNote.text} <Link to="/ai">{aiNote.link}</Link>
            </Text>
          </IntroText>
          <IntroPicture src="/images/services.svg" />
        </Split>
      </Container>
    </Section>
  );
}

const customQuote = {
  heading: 'Need something that is not listed?',
  text:
    'A season of episodes, a video series, an AI assistant for your company: describe it in a ' +
    'few lines and we reply with scope, date and price. The quote is free and binds you to ' +
    'nothing.',
  points: [
    'Reply the same day',
    'Written scope and a fixed price',
    'Discounts of up to 30% for 10 or more episodes',
  ],
  primaryAction: { label: 'Get Custom Quote', order: 'custom-solution' },
  secondaryAction: { label: 'View FAQ', href: '/help' },
} as const;

/** The offer for work that is not in the list. */
function CustomQuote() {
  const { heading, text, points, primaryAction, secondaryAction } = customQuote;
  return (
    <Section tone="inverse" aria-labelledby="custom-quote">
      <Container>
        <Split wider="start">
          <Stack gap={5}>
            <Heading level={2} id="custom-quote">
              {heading}
            </Heading>
            <Lead>{text}</Lead>
            <Cluster>
              <OrderButton order={primaryAction.order} size="lg">
                {primaryAction.label}
              </OrderButton>
              <LinkButton to={secondaryAction.href} variant="secondary" size="lg">
                {secondaryAction.label}
              </LinkButton>
            </Cluster>
          </Stack>
          <CheckList data-size="lg">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </CheckList>
        </Split>
      </Container>
    </Section>
  );
}
