import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A row of figures with hairlines between them. */
export const StatList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${theme.space[5]};

  /* The last of three would be alone in its row. */
  ${media.narrowScreen} {
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 1px solid ${theme.color.control};

  dt {
    color: ${theme.color.muted};
    font-size: ${theme.font.sm};
    line-height: 1.4;
  }

  dd {
    color: ${theme.color.ink};
    font-size: ${theme.font.x3};
    font-weight: 600;
    letter-spacing: -0.03em;
    line-height: 1.2;
  }
`;

/** One figure with its label; must be inside a `StatList`. */
export function Stat({ value, label }: { value: ReactNode; label: ReactNode }) {
  return (
    <Frame>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </Frame>
  );
}
