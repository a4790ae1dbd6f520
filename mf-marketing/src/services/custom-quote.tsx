import { Cluster, Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { CheckList } from '../check-list/check-list';
import { OrderButton } from '../order/order-button';
import { customQuote } from './intro';

/** The offer for work that is not in the list. */
export function CustomQuote() {
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
