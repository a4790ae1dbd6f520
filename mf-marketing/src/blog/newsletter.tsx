import { Button } from '@northcast/shared-ui/button/button';
import { Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';
import { useId } from 'react';
import styled from 'styled-components';
import { newsletters, newsletterTexts } from './blog-texts';

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;

  /* Aligned with the field, not with its label. */
  & > button {
    margin-top: calc(1.4 * ${theme.font.sm} + 1.5 * ${theme.space[1]});
  }

  & > :is(p, noscript) {
    grid-column: 1 / -1;
  }

  &[data-sent] > :not([data-status]) {
    display: none;
  }
`;

/** Without a text it takes no row, but screen readers know it already. */
const Status = styled.p`
  &:empty {
    position: absolute;
  }

  &[data-failed] {
    color: ${theme.color.danger};
  }
`;

/** Newsletter sign-up with double opt-in by mail. */
export function Newsletter({ kind }: { kind: keyof typeof newsletters }) {
  const { heading, text, promise } = newsletters[kind];
  const id = useId();
  return (
    <Section tone="inverse" space="md" aria-labelledby={id}>
      <Container>
        <Split>
          <Stack gap={3}>
            <Heading level={2} id={id}>
              {heading}
            </Heading>
            <Lead>{text}</Lead>
          </Stack>
          <Subscription promise={promise} headingId={id} />
        </Split>
      </Container>
    </Section>
  );
}

interface SubscriptionProps {
  readonly promise: string | undefined;
  readonly headingId: string;
}

/** Markup only: `newsletterBehavior` attaches the behaviour, also on pages without React. */
function Subscription({ promise, headingId }: SubscriptionProps) {
  const id = useId();
  return (
    // `dialog`: a press before the script has loaded must not put the address into the URL.
    <Form method="dialog" noValidate aria-labelledby={headingId} data-newsletter="">
      <TextField
        label="Email address"
        compact
        input={{
          type: 'email',
          name: 'email',
          autoComplete: 'email',
          placeholder: 'you@example.com',
        }}
      />
      <Button type="submit">Subscribe</Button>
      <Status
        id={id}
        data-status=""
        data-failure={newsletterTexts.failed}
        role="status"
        tabIndex={-1}
      />
      {promise ? (
        <Text size="sm" tone="muted">
          {promise}
        </Text>
      ) : null}
      <noscript>
        <Text size="sm">{newsletterTexts.withoutScript}</Text>
      </noscript>
    </Form>
  );
}
