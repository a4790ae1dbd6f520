import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

interface Claim {
  readonly value: string;
  readonly label: string;
}

const claims: readonly Claim[] = [
  { value: '300+', label: 'deployments' },
  { value: '24/48hr', label: 'rapid start' },
  { value: '99%', label: 'success' },
  { value: '4.9/5', label: 'rating' },
  { value: '500+', label: 'happy clients' },
  { value: '98%', label: 'satisfaction' },
];

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(${theme.size.xs} * 0.6, 30%), 1fr));
  border-top: 1px solid ${theme.color.line};

  ${media.lg} {
    grid-template-columns: repeat(6, 1fr);
  }

  div {
    display: flex;
    flex-direction: column-reverse;
    padding-top: ${theme.space[4]};
  }

  dt {
    color: ${theme.color.muted};
    font-size: ${theme.font.sm};
  }

  dd {
    color: ${theme.color.ink};
    font-size: ${theme.font.x2};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    letter-spacing: -0.03em;
    line-height: 1.3;
  }
`;

/** The six figures below the hero. */
export function Claims() {
  return (
    <List>
      {claims.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
