import { call } from '@northcast/shared-contracts/api/client/request';
import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { failureToast } from '@northcast/shared-contracts/content/texts/toasts';
import { useHost } from '@northcast/shared-contracts/host/host';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Button } from '@northcast/shared-ui/button/button';
import { Card } from '@northcast/shared-ui/card/card';
import { Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { useState } from 'react';
import { isDeadLink, openLinkAgain, useLinkToken } from '../auth/link-token';
import { Outcome } from '../auth/outcome';

interface LinkStepProps {
  readonly title: string;
  /** Endpoint that accepts the link's token. */
  readonly endpoint: Endpoint;
  readonly question: string;
  readonly button: string;
  readonly busy: string;
  readonly done: string;
  /** Text after 'This link has expired'. */
  readonly dead: string;
  /** Link to the next page. */
  readonly way: { readonly to: string; readonly label: string };
}

/**
 * Target of a link in a mail. Acts only when the button is pressed, because mail programs prefetch
 * links.
 */
export function LinkStep({ title, ...step }: LinkStepProps) {
  const token = useLinkToken();
  return (
    <Section space="md">
      <PageHead title={title} noindex />
      <Container width="narrow">
        <Card padding="lg">
          <Stack gap={5}>
            <Heading level={1} size="x2">
              {title}
            </Heading>
            <Step key={token} {...step} token={token} />
          </Stack>
        </Card>
      </Container>
    </Section>
  );
}

interface StepProps extends Omit<LinkStepProps, 'title'> {
  readonly token: string | null;
}

function Step({ token, ...step }: StepProps) {
  const { showToast } = useHost();
  const [state, setState] = useState<'ready' | 'sending' | 'done' | 'dead'>('ready');
  const send = async () => {
    setState('sending');
    const result = await call<undefined>(step.endpoint, { body: { token } });
    if (!('error' in result)) setState('done');
    else if (isDeadLink(result.error)) setState('dead');
    else {
      setState('ready');
      showToast(failureToast('accountChange', result.error.serverMessage));
    }
  };
  if (state === 'done' || state === 'dead' || token === null) {
    const dead = token === null ? openLinkAgain : `${problems.linkExpired} ${step.dead}`;
    return (
      <Outcome text={state === 'done' ? step.done : dead}>
        <LinkButton to={step.way.to} variant="secondary">
          {step.way.label}
        </LinkButton>
      </Outcome>
    );
  }
  return (
    <>
      <Text>{step.question}</Text>
      <Button size="lg" wide onClick={send} busy={state === 'sending'} busyLabel={step.busy}>
        {step.button}
      </Button>
    </>
  );
}
