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

/** Share of the limit from which the count is shown. */
const near = 0.8;

/** Used and allowed characters, on the line of the field's error; shown near the limit only. */
export function CharacterCount({ value, limit }: { value: unknown; limit: number }) {
  const { length } = String(value ?? '');
  if (length <= near * limit) return null;
  return (
    <Count aria-hidden="true" data-over={length > limit || undefined}>
      {`${length} / ${limit}`}
    </Count>
  );
}
