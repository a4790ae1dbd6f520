import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';
import { socialText } from './contact-content';

const Line = styled(Text)`
  padding-block: ${theme.space[4]};
`;

/** Placeholder for social links: the brand has no accounts, so there is nothing to link to. */
export function SocialLinks() {
  return (
    <Line size="sm" tone="muted">
      {socialText}
    </Line>
  );
}
