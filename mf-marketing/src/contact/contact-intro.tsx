import { Card } from '@northcast/shared-ui/card/card';
import { Container, Section, Stack } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Lead } from '@northcast/shared-ui/typography/typography';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ContactForm } from './contact-form';

const contactHero = {
  headline: 'Tell us what you are working on',
  text:
    'A show, a process that takes too long, or a question about an order. A person reads every ' +
    'message and answers the same day.',
} as const;

const contactFormHeading = 'Write to us';

/**
 * On a phone the form follows the text; on a wide screen it is sticky beside the text and the
 * addresses.
 */
const Frame = styled.div`
  display: grid;
  gap: ${theme.space[7]};
  grid-template-columns: minmax(0, 1fr);

  ${media.lg} {
    grid-template-areas: 'words form' 'methods form';
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    grid-template-rows: auto 1fr;
    column-gap: ${theme.space[8]};

    & > :nth-child(1) {
      grid-area: words;
    }

    & > :nth-child(2) {
      grid-area: form;
      align-self: start;

      ${media.tall} {
        position: sticky;
        top: ${theme.space[9]};
      }
    }

    & > :nth-child(3) {
      grid-area: methods;
    }
  }
`;

/** @param children the other ways to reach the company */
export function ContactIntro({ children }: { readonly children: ReactNode }) {
  return (
    <Section as="div" space="md">
      <Container>
        <Frame>
          <Stack gap={5}>
            <Heading level={1} size="x5">
              {contactHero.headline}
            </Heading>
            <Lead>{contactHero.text}</Lead>
          </Stack>
          <Card tone="raised" padding="lg">
            <Stack gap={5}>
              <Heading level={2} size="x2" id="contact-form">
                {contactFormHeading}
              </Heading>
              <ContactForm />
            </Stack>
          </Card>
          {children}
        </Frame>
      </Container>
    </Section>
  );
}
