import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { isFiltered, type ListState, noFilter } from './list-state';
import type { ListControl } from './use-list-state';

const Fold = styled.div`
  display: none;

  ${media.belowMd} {
    display: flex;
    flex: 1 1 auto;
    gap: ${theme.space[3]};

    &&& > * {
      flex: 1 1 auto;
      min-height: ${theme.size.control};
    }
  }
`;

const Controls = styled.div`
  display: contents;

  ${media.belowMd} {
    display: grid;
    flex: 1 1 100%;
    gap: ${theme.space[3]};

    &[data-folded] {
      display: none;
    }
  }
`;

/** Hidden on phones, which show it beside the button that expands the filters. */
const Wide = styled.span`
  ${media.belowMd} {
    display: none;
  }
`;

interface ListFiltersProps {
  readonly control: ListControl;
  readonly children: ReactNode;
}

/** The filters beside search and status: in the toolbar, or on phones behind one button. */
export function ListFilters({ control: { state, change }, children }: ListFiltersProps) {
  const id = useId();
  const [isFolded, setFolded] = useState(true);
  const count = filterCount(state);
  const clear = isFiltered(state) ? (
    <Button variant="secondary" size="sm" onClick={() => change(noFilter)}>
      Clear filters
    </Button>
  ) : null;
  return (
    <>
      <Fold>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={!isFolded}
          aria-controls={id}
          iconEnd={<Icon name={isFolded ? 'chevron-down' : 'chevron-up'} />}
          onClick={() => setFolded(!isFolded)}
        >
          {count === 0 ? 'Filters' : `Filters (${count})`}
        </Button>
        {clear}
      </Fold>
      <Controls id={id} data-folded={isFolded || undefined}>
        {children}
      </Controls>
      <Wide>{clear}</Wide>
    </>
  );
}

/** The number of active filters; a date range counts as one. */
function filterCount({ due, assignee, category, from, to }: ListState): number {
  return [due, assignee, category, from || to].filter(Boolean).length;
}
