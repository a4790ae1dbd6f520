import type { IconName } from '@northcast/shared-ui/icon/paths';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';

interface RowActionsProps {
  /** The row's name, used in each button's label. */
  readonly name: string;
  readonly edit: { readonly icon: IconName; readonly label: string; readonly onPress: () => void };
  /** Omitted if the row cannot be deleted. */
  readonly onDelete?: (() => void) | undefined;
}

/** Buttons for one row, each labelled with the row's name. */
export function RowActions({ name, edit, onDelete }: RowActionsProps) {
  return (
    <>
      <IconButton
        icon={edit.icon}
        size="sm"
        label={`${edit.label} ${name}`}
        onClick={edit.onPress}
      />
      {onDelete ? (
        <IconButton
          icon="trash"
          size="sm"
          tone="danger"
          label={`Delete ${name}`}
          onClick={onDelete}
        />
      ) : null}
    </>
  );
}
