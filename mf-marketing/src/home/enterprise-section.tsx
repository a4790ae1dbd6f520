import { Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { ActionPair } from '../action-pair/action-pair';
import { CheckList } from '../check-list/check-list';
import { enterpriseTeaser } from './enterprise';
import { SidePicture } from './side-picture';

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
