import { ownProps } from '@northcast/shared-ui/theme/own-props';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { FontSize } from '@northcast/shared-ui/theme/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

type HeadingSize = 'md' | 'lg' | 'xl' | 'x2' | 'x3' | 'x4' | 'x5';
type Level = 1 | 2 | 3 | 4 | 5;

const sizeOfLevel: Record<Level, HeadingSize> = {
  1: 'x4',
  2: 'x3',
  3: 'xl',
  4: 'lg',
  5: 'md',
};

const Title = styled.h2.withConfig(ownProps('size'))<{ size: HeadingSize }>`
  font-size: ${({ size }) => theme.font[size]};
  ${({ size }) =>
    (size === 'x5' || size === 'x4' || size === 'x3') &&
    'letter-spacing: -0.03em; line-height: 1.08;'}
`;

/** `level` sets the outline level, `size` the appearance (defaults to the level's). */
export function Heading({
  level,
  size = sizeOfLevel[level],
  ...rest
}: { level: Level; size?: HeadingSize | undefined } & ComponentProps<'h2'>) {
  return <Title as={`h${level}`} size={size} {...rest} />;
}

/** Running text; `as` changes the element. */
export const Text = styled.p.withConfig(ownProps('size', 'tone', 'weight', 'measure'))<{
  size?: Extract<FontSize, 'xs' | 'sm' | 'md' | 'lg' | 'xl'> | undefined;
  tone?: 'ink' | 'text' | 'muted' | 'accentText' | 'danger' | 'warning' | 'success' | undefined;
  weight?: 'normal' | 'medium' | 'strong' | undefined;
  /** Bounds the line to a readable length. */
  measure?: boolean | undefined;
}>`
  ${({ size }) => size && `font-size: ${theme.font[size]};`}
  ${({ tone }) => tone && `color: ${theme.color[tone]};`}
  ${({ weight }) => weight && `font-weight: ${{ normal: 400, medium: 550, strong: 650 }[weight]};`}
  ${({ measure }) => measure && `max-width: ${theme.width.text};`}
  text-wrap: pretty;
`;

/** The small label above a heading. */
export const Eyebrow = styled.p`
  color: ${theme.color.accentText};
  font-size: ${theme.font.sm};
  font-weight: 600;
  letter-spacing: 0.01em;
`;

/** The paragraph below a page's or a section's heading. */
export const Lead = styled.p`
  max-width: 40em;
  color: ${theme.color.muted};
  font-size: clamp(1.0625rem, 1rem + 0.4vw, 1.375rem);
  line-height: 1.5;
  text-wrap: pretty;
`;
