import { Card } from '@northcast/shared-ui/card/card';
import { FormPasswordField } from '@northcast/shared-ui/form/form-password-field';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import { type ReactNode, type RefObject, useId } from 'react';
import styled from 'styled-components';

/** Description beside the controls, or above them on narrow screens. */
const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]} ${theme.space[6]};
  align-items: start;

  ${media.md} {
    grid-template-columns: ${theme.size.sm} minmax(0, 1fr);
  }
`;

interface SettingsSectionProps {
  readonly title: string;
  readonly description: string;
  /** Receives the focus when the focused button has disappeared. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

export function SettingsSection({
  title,
  description,
  headingRef,
  children,
}: SettingsSectionProps) {
  const id = useId();
  return (
    <Frame as="section" aria-labelledby={id}>
      <Stack gap={1}>
        <Heading level={2} size="lg" id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {description}
        </Text>
      </Stack>
      <Stack gap={4}>{children}</Stack>
    </Frame>
  );
}

/** The password that a change to the account requires. */
export function CurrentPasswordField() {
  return (
    <FormPasswordField
      name="currentPassword"
      label="Current password"
      autoComplete="current-password"
    />
  );
}
