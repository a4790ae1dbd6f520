import { Button } from '@northcast/shared-ui/button/button';
import { Container, Section, Split, Stack } from '@northcast/shared-ui/layout/layout';
import { TextField } from '@northcast/shared-ui/text-field/text-field';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead, Text } from '@northcast/shared-ui/typography/typography';
import { useId } from 'react';
import styled from 'styled-components';
import { newsletters } from './blog-texts';

const Signup = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;

  /* Beside the field, which stands under its label. */
  & > span {
    margin-top: calc(1.4 * ${theme.font.sm} + 1.5 * ${theme.space[1]});
  }

  & > p {
    grid-column: 1 / -1;
  }
`;

/** A letter that nobody can order yet: field and button are there and say so. */
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
          <Signup>
            <TextField
              label="Email address"
              compact
              input={{ type: 'email', autoComplete: 'email', placeholder: 'you@example.com' }}
            />
            <Button unavailable>Subscribe</Button>
            {promise ? (
              <Text size="sm" tone="muted">
                {promise}
              </Text>
            ) : null}
          </Signup>
        </Split>
      </Container>
    </Section>
  );
}
