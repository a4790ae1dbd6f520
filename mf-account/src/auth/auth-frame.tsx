import { Container, Stack } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PromoPanel } from './promo-panel';

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

/** The form's column with the promo panel beside it on large screens. */
export function AuthFrame({ title, description, children }: AuthFrameProps) {
  return (
    <Columns>
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
