import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled, { css } from 'styled-components';
import { examples } from './examples';

const radio = (name: string, value: string) => `input[name='${name}'][value='${value}']:checked`;

/** Hides the parts of examples and versions that are not selected. */
const chosen = css`
  ${examples
    .map(
      ({ id }) =>
        `&:has(${radio('listen-example', id)}) [data-example]:not([data-example='${id}'])`,
    )
    .join(',')},
  &:has(${radio('listen-version', 'raw')}) [data-version='finished'],
  &:has(${radio('listen-version', 'finished')}) [data-version='raw'] {
    display: none;
  }
`;

export const Player = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  grid-template-columns: minmax(0, 1fr);
  margin-bottom: ${theme.space[5]};
  ${chosen}

  [data-play] {
    min-width: calc(2.5 * ${theme.size.control});
  }

  &:not([data-playing]) [data-play] svg:nth-of-type(2),
  &[data-playing] [data-play] svg:nth-of-type(1) {
    display: none;
  }

  @media (scripting: none) {
    & > [role='slider'],
    & [data-play],
    & [data-time] {
      display: none;
    }
  }
`;

/** The waveform, which acts as one slider. */
export const Wave = styled.div`
  display: grid;
  padding-block: ${theme.space[2]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
  cursor: pointer;
  touch-action: pan-y;
  user-select: none;
`;

export const Transport = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[4]};
  align-items: center;

  [data-time] {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }

  [data-problem] {
    flex-basis: 100%;
    color: ${theme.color.danger};
    font-size: ${theme.font.sm};
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: ${theme.space[5]} ${theme.space[7]};
  grid-template-columns: minmax(0, 1fr);

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Description = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  align-content: start;

  audio {
    width: 100%;
    margin-top: ${theme.space[2]};
  }
`;
