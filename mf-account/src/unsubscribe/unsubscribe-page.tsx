import { call } from '@northcast/shared-contracts/api/client/request';
import { endpoints } from '@northcast/shared-contracts/api/endpoints';
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
import { isDeadLink, useLinkToken } from '../auth/link-token';
import { Outcome } from '../auth/outcome';

/** Where the last link of a mail leads. Nothing happens before the button is pressed: mail programs follow links by themselves. */
export function Page() {
  return (
    <Section space="md">
      <PageHead title="Unsubscribe" noindex />
      <Container width="narrow">
        <Card padding="lg">
          <Stack gap={5}>
            <Heading level={1} size="x2">
              Unsubscribe
            </Heading>
            <Unsubscription />
          </Stack>
        </Card>
      </Container>
    </Section>
  );
}

function Unsubscription() {
  const { showToast } = useHost();
  const token = useLinkToken();
  const [state, setState] = useState<'ready' | 'sending' | 'done' | 'dead'>('ready');
  const unsubscribe = async () => {
    setState('sending');
    const result = await call<undefined>(endpoints.unsubscribe, { body: { token } });
    if (!('error' in result)) setState('done');
    else if (isDeadLink(result.error)) setState('dead');
    else {
      setState('ready');
      showToast(failureToast('accountChange', result.error.serverMessage));
    }
  };
  if (state === 'done') {
    return <Outcome text="Done. You can turn these mails on again in your account.">{way}</Outcome>;
  }
  if (state === 'dead' || token === null) {
    return (
      <Outcome text={`${problems.linkExpired} You can also turn these mails off in your account.`}>
        {way}
      </Outcome>
    );
  }
  return (
    <>
      <Text>You get mails about new orders, messages and enquiries. Do you want no more?</Text>
      <Button
        size="lg"
        wide
        onClick={unsubscribe}
        busy={state === 'sending'}
        busyLabel="Unsubscribing..."
      >
        Unsubscribe
      </Button>
    </>
  );
}

const way = (
  <LinkButton to="/dashboard/account" variant="secondary">
    Your account
  </LinkButton>
);
