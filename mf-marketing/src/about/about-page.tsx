import { brand } from '@northcast/shared-contracts/content/brand';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { ActionPair } from '../action-pair/action-pair';
import { IntroPicture } from '../intro/intro-picture';
import { IntroText } from '../intro/intro-text';
import { PeopleSection } from '../people/people-section';
import { about } from './about';
import { ImpactNumbers } from './impact-numbers';
import { Story } from './story';
import { ValueList } from './value-list';

export function Page() {
  return (
    <>
      <PageHead
        title={`About us: AI and audio since ${brand.founded}`}
        description="How a studio that edited podcasts overnight in Hong Kong came to build AI systems for companies, what we hold to, and the work in numbers."
      />
      <Section as="div" space="md">
        <Container>
          <Split wider="start">
            <IntroText headline={about.headline} text={about.lead} />
            <IntroPicture src="/images/about.svg" />
          </Split>
        </Container>
      </Section>
      <Story />
      <PeopleSection />
      <ImpactNumbers />
      <ValueList />
      <Closing />
    </>
  );
}

function Closing() {
  const { heading, text, primaryAction, secondaryAction } = about.closing;
  return (
    <Section tone="surface" space="md" aria-labelledby="closing">
      <Container>
        <Split>
          <Heading level={2} size="x4" id="closing">
            {heading}
          </Heading>
          <Stack gap={5}>
            <Lead>{text}</Lead>
            <ActionPair primary={primaryAction} secondary={secondaryAction} />
          </Stack>
        </Split>
      </Container>
    </Section>
  );
}
