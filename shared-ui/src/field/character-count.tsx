import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';

const Count = styled.span`
  justify-self: end;
  margin-top: -1.625rem;
  color: ${theme.color.muted};
  font-size: ${theme.font.xs};
  line-height: 1.25rem;

  &[data-over] {
    color: ${theme.color.danger};
  }
`;

/** The part of the limit from which on it is of interest how much is left. */
const near = 0.8;

/** How many characters of so many, on the line of a field's error, once most of them are used. */
export function CharacterCount({ value, limit }: { value: unknown; limit: number }) {
  const { length } = String(value ?? '');
  if (length <= near * limit) return null;
  return (
    <Count aria-hidden="true" data-over={length > limit || undefined}>
      {`${length} / ${limit}`}
    </Count>
  );
}
