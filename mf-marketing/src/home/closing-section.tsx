import { Cluster, Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { closing } from './closing';

/** Repeats the two main actions at the end of the page. */
export function ClosingSection() {
  const { heading, text, primaryAction, secondaryAction } = closing;
  return (
    <Section aria-labelledby="closing">
      <Container>
        <Split wider="start" align="start">
          <Heading level={2} size="x5" id="closing">
            {heading}
          </Heading>
          <Stack gap={5}>
            <Lead>{text}</Lead>
            <Cluster>
              <LinkButton to={primaryAction.href} size="lg">
                {primaryAction.label}
              </LinkButton>
              <LinkButton to={secondaryAction.href} variant="secondary" size="lg">
                {secondaryAction.label}
              </LinkButton>
            </Cluster>
          </Stack>
        </Split>
      </Container>
    </Section>
  );
}
