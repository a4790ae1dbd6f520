import { gutter } from '@northcast/shared-ui/layout/gutter';
import { media } from '@northcast/shared-ui/theme/media';
import { ownProps } from '@northcast/shared-ui/theme/own-props';
import { theme } from '@northcast/shared-ui/theme/theme';
import type { Space } from '@northcast/shared-ui/theme/tokens';
import styled from 'styled-components';

interface Flow {
  /** Step of the space scale between the children. */
  gap?: Space | undefined;
  align?: 'start' | 'end' | 'baseline' | undefined;
}

/** The centred column of a page. */
export const Container = styled.div.withConfig(ownProps('width'))<{
  width?: 'narrow' | 'medium' | 'wide' | undefined;
}>`
  width: 100%;
  max-width: calc(${({ width = 'wide' }) => theme.width[width]} + 2 * ${theme.space[5]});
  margin-inline: auto;
  padding-inline: ${gutter};
`;

/**
 * A full-width band with its own background. `inverse` is dark in both schemes, including the
 * tokens inside it.
 */
export const Section = styled.section.withConfig(ownProps('tone', 'space'))<{
  tone?: 'canvas' | 'surface' | 'sunken' | 'inverse' | undefined;
  /** `top` if the next section continues with the same background. */
  space?: 'none' | 'sm' | 'md' | 'lg' | 'top' | undefined;
}>`
  padding-block: ${({ space = 'lg' }) =>
    ({
      none: '0',
      sm: theme.space[6],
      md: theme.space[8],
      lg: theme.space[9],
      top: `${theme.space[9]} 0`,
    })[space]};
  background: ${({ tone = 'canvas' }) => theme.color[tone]};
  ${({ tone }) => tone === 'inverse' && `color-scheme: dark; color: ${theme.color.text};`}
`;

/** Stacks children vertically. */
export const Stack = styled.div.withConfig(ownProps('gap', 'align'))<Flow>`
  display: flex;
  flex-direction: column;
  gap: ${({ gap = 4 }) => theme.space[gap]};
  ${({ align }) => align && `align-items: ${align};`}
`;

/** Children in a row that wraps. */
export const Cluster = styled.div.withConfig(ownProps('gap', 'align', 'justify'))<
  Flow & { justify?: 'center' | 'end' | 'space-between' | undefined }
>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ gap = 3 }) => theme.space[gap]};
  align-items: ${({ align = 'center' }) => align};
  ${({ justify }) => justify && `justify-content: ${justify};`}
`;

/** As many equal columns as fit: each at least `min` wide, at most `columns`. Never overflows. */
export const Grid = styled.div.withConfig(ownProps('gap', 'min', 'columns'))<{
  gap?: Space | undefined;
  min?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  columns?: 2 | 3 | 4 | 5 | 6 | undefined;
}>`
  display: grid;
  gap: ${({ gap = 5 }) => theme.space[gap]};
  grid-template-columns: repeat(
    auto-fill,
    minmax(
      min(
        100%,
        max(
          ${({ min = 'md' }) => theme.size[min]},
          ${({ columns = 4, gap = 5 }) =>
            `(100% - ${columns - 1} * ${theme.space[gap]}) / ${columns}`}
        )
      ),
      1fr
    )
  );
`;

/**
 * A list in the page's column. On a phone it is one row that scrolls sideways across the full
 * window width, and part of the next entry shows that there is more. In print the entries are
 * stacked.
 */
export const ScrollRow = styled.ul`
  display: grid;
  gap: ${theme.space[5]};

  ${media.narrowScreen} {
    grid-auto-columns: min(86%, 20rem);
    grid-auto-flow: column;
    margin-inline: calc(-1 * ${gutter});
    padding: ${theme.space[1]} ${gutter};
    overflow-x: auto;
    scroll-padding-inline: ${gutter};
    scroll-snap-type: x mandatory;

    &:focus-visible {
      outline-offset: -2px;
    }

    & > * {
      scroll-snap-align: start;
    }
  }
`;

/** Two columns from 1024 px: equal, or with the first (`start`) or second (`end`) wider. */
export const Split = styled.div.withConfig(ownProps('gap', 'align', 'wider'))<{
  gap?: Space | undefined;
  align?: 'start' | undefined;
  wider?: 'start' | 'end' | undefined;
}>`
  display: grid;
  gap: ${({ gap = 7 }) => theme.space[gap]};
  align-items: ${({ align = 'center' }) => align};
  grid-template-columns: minmax(0, 1fr);

  ${media.lg} {
    grid-template-columns: ${({ wider }) =>
      `minmax(0, ${wider === 'start' ? 1.4 : 1}fr) minmax(0, ${wider === 'end' ? 1.4 : 1}fr)`};
  }
`;
