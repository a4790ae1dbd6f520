import { theme } from '@northcast/shared-ui/theme/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[5]};
  justify-content: space-between;
  height: 100%;

  blockquote {
    color: ${theme.color.ink};
    font-size: ${theme.font.lg};
    letter-spacing: -0.01em;
    line-height: 1.5;
    text-wrap: pretty;
  }

  figcaption {
    display: grid;
    color: ${theme.color.muted};
    font-size: ${theme.font.sm};
    line-height: 1.45;
  }

  cite {
    color: ${theme.color.ink};
    font-style: normal;
    font-weight: 600;
  }
`;

export function Quote({
  children,
  name,
  about,
}: {
  children: ReactNode;
  name: string;
  /** The person's role, below the name. */
  about?: string | undefined;
}) {
  return (
    <Figure>
      <blockquote>{children}</blockquote>
      <figcaption>
        <cite>{name}</cite>
        {about}
      </figcaption>
    </Figure>
  );
}
