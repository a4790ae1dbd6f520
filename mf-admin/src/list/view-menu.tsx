import { Button } from '@northcast/shared-ui/button/button';
import { Checkbox } from '@northcast/shared-ui/checkbox/checkbox';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { columnId, optionalColumns } from './columns';
import { CompactSelect } from './compact-select';
import type { Column } from './list-table';
import { changeListView, hiddenOf, hideColumns, useListView } from './list-view';

const Frame = styled.div`
  position: relative;

  ${media.belowMd} {
    /* Aligned to the end of the row, where the list of columns has room. */
    display: grid;
    flex: 1 1 auto;

    &&& > button {
      min-height: ${theme.size.control};
    }
  }
`;

const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${theme.space[1]});
  inset-inline-end: 0;
  z-index: ${theme.layer.header};
  display: grid;
  gap: ${theme.space[4]};
  width: ${theme.size.sm};
  max-width: 80vw;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  background: ${theme.color.raised};
  box-shadow: ${theme.elevation.middle};

  /* On phones rows are cards with a single density. */
  & > label {
    display: none;
  }

  ${media.finePointer} {
    & > label {
      display: inline-flex;
    }
  }
`;

const Columns = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${theme.space[2]};
    color: ${theme.color.muted};
    font-size: ${theme.font.sm};
  }
`;

const densities = [
  { value: 'regular', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];

interface ViewMenuProps<Row> {
  /** The list's name in stored view settings. */
  readonly list: string;
  readonly columns: readonly Column<Row>[];
}

/** Row density and visible columns, stored in this browser. */
export function ViewMenu<Row>({ list, columns }: ViewMenuProps<Row>) {
  const { frame, isOpen, trigger } = usePopover();
  const view = useListView();
  const hidden = hiddenOf(view, list);
  return (
    <Frame ref={frame}>
      <Button variant="secondary" size="sm" iconEnd={<Icon name="chevron-down" />} {...trigger}>
        Display
      </Button>
      {isOpen ? (
        <Panel role="group" aria-label="Display">
          <CompactSelect
            label="Rows"
            value={view.density}
            options={densities}
            onChange={(density) =>
              changeListView({ density: density === 'compact' ? density : 'regular' })
            }
          />
          <Columns>
            <legend>Columns</legend>
            {optionalColumns(columns).map((column) => {
              const id = columnId(column);
              const checked = !hidden.includes(id);
              return (
                <Checkbox
                  key={id}
                  label={column.meta.label}
                  input={{
                    checked,
                    onChange: () =>
                      hideColumns(
                        list,
                        checked ? [...hidden, id] : hidden.filter((each) => each !== id),
                      ),
                  }}
                />
              );
            })}
          </Columns>
        </Panel>
      ) : null}
    </Frame>
  );
}

/** A popover that a button opens. Escape, a click outside, or moving the focus out closes it. */
function usePopover() {
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const element = frame.current;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !element?.contains(target)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      element?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    element?.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      element?.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  return {
    frame,
    isOpen,
    trigger: { 'aria-expanded': isOpen, onClick: () => setOpen((before) => !before) },
  };
}
