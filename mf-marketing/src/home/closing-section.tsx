import { Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import { ActionPair } from '../action-pair/action-pair';
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
            <ActionPair primary={primaryAction} secondary={secondaryAction} />
          </Stack>
        </Split>
      </Container>
    </Section>
  );
}
