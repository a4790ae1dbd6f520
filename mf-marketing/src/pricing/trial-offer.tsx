import { Cluster, Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { OrderButton } from '../order/order-button';
import { pricingTrial } from './enterprise';

export function TrialOffer() {
  const { heading, text, primaryAction, secondaryAction } = pricingTrial;
  return (
    <Section tone="sunken" space="md" aria-labelledby="trial">
      <Container>
        <Split>
          <Heading level={2} id="trial">
            {heading}
          </Heading>
          <Stack gap={5}>
            <Lead>{text}</Lead>
            <Cluster>
              <OrderButton order={primaryAction.order} size="lg">
                {primaryAction.label}
              </OrderButton>
              <OrderButton order={secondaryAction.order} size="lg" variant="secondary">
                {secondaryAction.label}
              </OrderButton>
            </Cluster>
          </Stack>
        </Split>
      </Container>
    </Section>
  );
}
