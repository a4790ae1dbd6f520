import { atMost } from '@northcast/shared-ui/theme/at-most';
import { ownProps } from '@northcast/shared-ui/theme/own-props';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const around = (space: string) => `${space} ${atMost(space, 8.5)}`;

const paddings = {
  none: '0',
  sm: theme.space[4],
  md: around(theme.space[5]),
  lg: around(theme.space[6]),
} as const;

/** A surface for one thing. With a `CardLink` inside, the whole card is clickable. */
export const Card = styled.div.withConfig(ownProps('tone', 'padding'))<{
  tone?: 'plain' | 'raised' | 'sunken' | undefined;
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
}>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${({ padding = 'md' }) => paddings[padding]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  background: ${({ tone }) => (tone === 'sunken' ? theme.color.sunken : theme.color.surface)};
  ${({ tone }) => tone === 'raised' && `box-shadow: ${theme.elevation.middle};`}
  ${({ padding }) => padding === 'none' && 'overflow: clip;'}
  transition: border-color ${theme.motion.base};

  &:has(> [data-card-link]:hover, > * > [data-card-link]:hover, > * > * > [data-card-link]:hover) {
    border-color: ${theme.color.control};
  }
`;

const Stretched = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.lg};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

/** A link that covers its whole card. One per card; other controls need `position: relative`. */
export function CardLink(props: ComponentProps<typeof Link>) {
  return <Stretched data-card-link="" {...props} />;
}
