import { theme } from '@northcast/shared-ui/theme/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A definition list of names and values. */
export const Facts = styled.dl`
  display: grid;
  font-size: ${theme.font.sm};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[4]};
    align-items: center;
    justify-content: space-between;
    min-height: ${theme.size.control};
    padding-block: ${theme.space[2]};
    border-top: 1px solid ${theme.color.line};
  }

  dt {
    color: ${theme.color.muted};
  }

  dd {
    color: ${theme.color.ink};
    font-weight: 550;
    overflow-wrap: anywhere;
  }

  /* As high as a row. */
  a,
  button {
    margin-block: calc(-1 * ${theme.space[2]});
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.control};
    color: ${theme.color.accentText};
  }
`;

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
