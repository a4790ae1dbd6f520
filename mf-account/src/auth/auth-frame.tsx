import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { Icon } from '@northcast/shared-ui/icon/icon';
import type { IconName } from '@northcast/shared-ui/icon/paths';
import { Container, Stack } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: calc(100svh - ${theme.size.bar});

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** The form starts at the same vertical position in every state, to avoid layout shift. */
const FormSide = styled(Container)`
  max-width: ${theme.size.xl};
  padding-block: ${theme.space[7]} ${theme.space[8]};

  ${media.lg} {
    padding-block-start: ${theme.space[9]};
  }
`;

interface AuthFrameProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** The page's head, and the form's column with the promo panel beside it on large screens. */
export function AuthFrame({ title, description, children }: AuthFrameProps) {
  return (
    <Columns>
      <PageHead title={title} description={description} noindex />
      <FormSide>
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={1} size="x3" tabIndex={-1}>
              {title}
            </Heading>
            <Text tone="muted">{description}</Text>
          </Stack>
          {children}
        </Stack>
      </FormSide>
      <PromoPanel />
    </Columns>
  );
}

const promises: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'bolt',
    title: 'Same day delivery',
    text: 'Send the recording in the morning, have the finished episode in the evening.',
  },
  {
    icon: 'wave',
    title: 'Professional quality',
    text: 'Edited by ear, mixed and mastered to -16 LUFS, checked by a second person.',
  },
  {
    icon: 'spark',
    title: 'Full-service',
    text: 'From AI consulting to the published episode, with its notes, clips and artwork.',
  },
];

const Panel = styled.aside`
  display: none;
  color-scheme: dark;
  background: ${theme.color.inverse};
  color: ${theme.color.text};

  ${media.lg} {
    display: block;
    padding: ${theme.space[9]} ${theme.space[8]};
  }
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding-block: ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};

  & > svg {
    margin-top: ${theme.size.ring};
    color: ${theme.color.accentText};
  }

  & > p {
    grid-column: 2;
  }
`;

const Column = styled(Stack)`
  max-width: ${theme.size.xl};
`;

/** Benefits of an account; shown on large screens only. */
function PromoPanel() {
  return (
    <Panel aria-labelledby="auth-promo">
      <Column gap={6}>
        <Heading level={2} size="x3" id="auth-promo">
          Order once, follow every step.
        </Heading>
        <ul>
          {promises.map(({ icon, title, text }) => (
            <Item key={title}>
              <Icon name={icon} />
              <Heading level={3} size="md">
                {title}
              </Heading>
              <Text size="sm" tone="muted">
                {text}
              </Text>
            </Item>
          ))}
        </ul>
      </Column>
    </Panel>
  );
}
