import { controlStyles } from '@northcast/shared-ui/field/field';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { css } from 'styled-components';

/** A toolbar control: touch-sized on phones, compact with a mouse. */
export const compactControl = css`
  ${controlStyles}
  border-radius: ${theme.radius.sm};

  ${media.md} {
    min-height: 0;
    padding-block: ${theme.space[1]};
    font-size: ${theme.font.sm};
    line-height: calc(${theme.space[5]} + ${theme.space[1]});
  }
`;
