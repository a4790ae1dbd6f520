import { ownProps } from '@northcast/shared-ui/theme/own-props';
import { theme } from '@northcast/shared-ui/theme/theme';
import { VisuallyHidden } from '@northcast/shared-ui/visually-hidden/visually-hidden';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

const breathe = keyframes`
  50% {
    opacity: 0.45;
  }
`;

const heights = {
  text: '1rem',
  heading: '1.75rem',
  control: '2.75rem',
  picture: 'auto',
  block: '8rem',
} as const;
const widths = { full: '100%', long: '80%', half: '50%', short: '30%' } as const;

/** Placeholder for loading content. `picture` is 16:9. */
export const Skeleton = styled.div
  .attrs({ 'aria-hidden': true })
  .withConfig(ownProps('shape', 'width'))<{
  shape?: keyof typeof heights | undefined;
  width?: keyof typeof widths | undefined;
}>`
  width: ${({ width = 'full' }) => widths[width]};
  height: ${({ shape = 'text' }) => heights[shape]};
  ${({ shape }) => shape === 'picture' && 'aspect-ratio: 16 / 9;'}
  border-radius: ${theme.radius.sm};
  background: ${theme.color.line};
  opacity: 0.8;
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

/** Wraps the skeletons of one area and announces once that it is loading. */
export function SkeletonArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
