import { theme } from '@northcast/shared-ui/theme/theme';
import { use } from 'react';
import styled from 'styled-components';
import { isSelected } from './selection';
import { SelectionContext } from './use-selection';

/** Extends the touch target beyond the box. */
const HitArea = styled.label`
  display: inline-grid;
  place-items: center;
  min-width: ${theme.size.control};
  min-height: ${theme.size.control};
  margin: calc(-1 * ${theme.space[2]});
  cursor: pointer;
`;

const Box = styled.input`
  width: ${theme.space[4]};
  height: ${theme.space[4]};
  accent-color: ${theme.color.accent};
  cursor: pointer;
`;

/** Selects a row; with Shift, the range from the row pressed last. */
export function RowCheckbox({ id, name }: { readonly id: string; readonly name: string }) {
  const control = use(SelectionContext);
  if (control === null) return null;
  return (
    <HitArea>
      <Box
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={isSelected(control.selection, id)}
        disabled={control.isLoading}
        onChange={({ nativeEvent }) =>
          control.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </HitArea>
  );
}
