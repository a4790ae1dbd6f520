import { call } from '@northcast/shared-contracts/api/client/request';
import type { Endpoint } from '@northcast/shared-contracts/api/endpoint';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
import { newsletterEndpoints } from '@northcast/shared-contracts/api/newsletter-endpoints';
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

/** Unsubscribes an administrator from notices. */
export const endNotices = linkPage({
  title: 'Unsubscribe',
  endpoint: endpoints.unsubscribe,
  question: 'You get mails about new orders, messages and enquiries. Do you want to stop them?',
  button: 'Unsubscribe',
  busy: 'Unsubscribing...',
  done: 'Done. You can turn these mails on again in your account.',
  dead: 'You can also turn these mails off in your account.',
  way: { to: '/dashboard/account', label: 'Your account' },
});

/** Confirms a newsletter subscription. */
export const confirmSubscription = linkPage({
  title: 'Newsletter',
  endpoint: newsletterEndpoints.confirmSubscription,
  question: 'Do you want our newsletter at this address?',
  button: 'Confirm my subscription',
  busy: 'Confirming...',
  done: 'Thank you. The next letter comes to your address.',
  dead: 'Enter your address once more, and we send you another one.',
  way: { to: '/blog', label: 'Read the blog' },
});

/** Ends a newsletter subscription. */
export const endSubscription = linkPage({
  title: 'Unsubscribe',
  endpoint: newsletterEndpoints.endSubscription,
  question: 'Do you want to unsubscribe from our newsletter?',
  button: 'Unsubscribe',
  busy: 'Unsubscribing...',
  done: 'Done. Your address is deleted.',
  dead: 'Write to us, and we remove your address.',
  way: { to: '/contact', label: 'Contact us' },
});

interface LinkPage {
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
function linkPage({ title, ...step }: LinkPage) {
  function Page() {
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
  return { Page };
}

interface StepProps extends Omit<LinkPage, 'title'> {
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
