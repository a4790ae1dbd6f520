import { Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { ActionPair } from '../action-pair/action-pair';
import { CheckList } from '../check-list/check-list';
import { SidePicture } from './side-picture';

const enterpriseTeaser = {
  heading: 'For networks and companies with many teams',
  text:
    'One agreement for several shows or departments: agreed response times, security review, a ' +
    'single point of contact and one invoice.',
  points: [
    'Response times and delivery hours set in the contract',
    'Security questionnaire and data processing agreement',
    'Deployment in your own cloud account when you need it',
    'Quarterly review of results against the agreed figures',
  ],
  primaryAction: { label: 'Explore Solutions', to: '/pricing#enterprise' },
  secondaryAction: { label: 'Request Consultation', to: '/contact' },
} as const;

export function EnterpriseSection() {
  const { heading, text, points, primaryAction, secondaryAction } = enterpriseTeaser;
  return (
    <Section tone="inverse" aria-labelledby="enterprise-teaser">
      <Container>
        <Split wider="start">
          <Stack gap={5}>
            <Heading level={2} id="enterprise-teaser">
              {heading}
            </Heading>
            <Lead>{text}</Lead>
            <CheckList>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </CheckList>
            <ActionPair primary={primaryAction} secondary={secondaryAction} />
          </Stack>
          <SidePicture src="/images/enterprise.svg" />
        </Split>
      </Container>
    </Section>
  );
}
