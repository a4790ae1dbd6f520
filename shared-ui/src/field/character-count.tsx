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

/** How many characters of so many, on the line of a field's error. */
export function CharacterCount({ value, limit }: { value: unknown; limit: number }) {
  const { length } = String(value ?? '');
  return (
    <Count aria-hidden="true" data-over={length > limit || undefined}>
      {`${length} / ${limit}`}
    </Count>
  );
}
