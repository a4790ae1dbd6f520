import { Icon } from '@northcast/shared-ui/icon/icon';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading, Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

const Band = styled.header`
  padding-block: ${theme.space[6]};

  /* Its words stand above those of the heading. */
  && [data-size] {
    align-self: start;
    padding-inline: 0;
  }
`;

export function AccountHeader() {
  return (
    <Stack as={Band} gap={2}>
      <LinkButton to="/dashboard" variant="ghost" size="sm" icon={<Icon name="arrow-left" />}>
        Dashboard
      </LinkButton>
      <Heading level={1} size="x3">
        Your account
      </Heading>
      <Text tone="muted">Who you are to us, and how you sign in.</Text>
    </Stack>
  );
}
