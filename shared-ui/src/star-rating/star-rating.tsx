import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

const star = 'M10 2l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5L2 7.7 7.6 7z';
const places = [0, 20, 40, 60, 80] as const;

const Frame = styled.span`
  display: inline-flex;
  gap: ${theme.space[2]};
  align-items: center;
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};

  & > svg {
    width: 6.25em;
    height: 1.25em;
    fill: ${theme.color.line};
  }

  svg svg {
    fill: ${theme.color.accentText};
  }
`;

function Stars() {
  return places.map((x) => <path key={x} d={star} transform={`translate(${x})`} />);
}

/** Stars for a rating from 0 to 5, filled to a fraction, with the number beside them. */
export function StarRating({ rating }: { rating: number }) {
  const value = Math.min(5, Math.max(0, rating));
  return (
    <Frame>
      <svg viewBox="0 0 100 20" role="img" aria-label={`Rated ${value} out of 5`}>
        <Stars />
        <svg width={value * 20} height="20" viewBox={`0 0 ${value * 20} 20`} aria-hidden="true">
          <Stars />
        </svg>
      </svg>
      <span aria-hidden="true">{value.toFixed(1)}</span>
    </Frame>
  );
}
