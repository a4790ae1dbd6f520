import { Button } from '@northcast/shared-ui/button/button';
import { useLostFocus } from '@northcast/shared-ui/heading-focus/use-lost-focus';
import { TabLinks } from '@northcast/shared-ui/tab-links/tab-links';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { CompactSelect } from '../list/compact-select';
import type { ListShape } from '../list/list-state';
import type { ListControl } from '../list/use-list-state';
import { useQueryNavigation } from '../list/use-query-navigation';
import { useListViews, type ViewedList } from './use-list-views';
import { ViewNameDialog } from './view-name-dialog';
import { currentQuery, inPlace, type StandardView } from './view-state';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};

  ${media.belowMd} {
    &&& > button {
      min-height: ${theme.size.control};
    }
  }
`;

const Tabs = styled.div`
  min-width: 0;
  margin-inline-end: auto;

  ${media.belowMd} {
    display: none;
  }
`;

const Choice = styled.div`
  flex: 1 1 100%;

  & > * {
    width: 100%;
  }

  ${media.md} {
    display: none;
  }
`;

interface ListViewsProps {
  readonly list: ViewedList;
  /** Query parameters that precede the list's own, such as `tab=enquiries`. */
  readonly place?: string;
  readonly control: ListControl;
  readonly shape: ListShape;
  /** Built-in views, listed before the user's own. */
  readonly standard: readonly StandardView[];
}

/**
 * The views of a list: built-in ones, and the user's own, which can be saved, renamed and deleted.
 */
export function ListViews({ list, place = '', control, shape, standard }: ListViewsProps) {
  const own = useListViews(list, control.state, shape, place);
  const navigate = useQueryNavigation();
  /** What is being named: the id of a view, empty for a new one, or null for nothing. */
  const [naming, setNaming] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useLostFocus(frame);
  const { current, query } = own;
  const isStandard = (view: StandardView) =>
    current === undefined && currentQuery(view.query, shape) === query;
  const items = [
    ...standard.map((view) => ({
      label: view.name,
      to: `?${inPlace(place, view.query)}`,
      isCurrent: isStandard(view),
    })),
    ...own.views.map((view) => ({
      label: view.name,
      to: own.hrefOf(view),
      isCurrent: view === current,
    })),
  ];
  const shown = items.find(({ isCurrent }) => isCurrent);
  const isNew = own.isChanged || shown === undefined;
  // A view that another tab deleted can only be saved as a new one.
  const renamed = own.views.find(({ id }) => id === naming);
  return (
    <Frame ref={frame}>
      <Tabs>
        <TabLinks label="Views" items={items} />
      </Tabs>
      <Choice>
        <CompactSelect
          label="View"
          value={shown?.to ?? ''}
          options={[
            ...(shown ? [] : [{ value: '', label: 'Not saved' }]),
            ...items.map(({ to, label }) => ({ value: to, label })),
          ]}
          onChange={(to) => navigate(to)}
        />
      </Choice>
      {current && own.isChanged ? (
        <Button size="sm" onClick={() => void own.overwrite(current)}>
          Save changes
        </Button>
      ) : null}
      {isNew ? (
        <Button variant="secondary" size="sm" onClick={() => setNaming('')}>
          Save as view
        </Button>
      ) : null}
      {current ? (
        <>
          <Button variant="secondary" size="sm" onClick={() => setNaming(current.id)}>
            Rename view
          </Button>
          <Button
            variant="secondary"
            size="sm"
            busy={own.isDeleting}
            onClick={() => void own.remove(current)}
          >
            Delete view
          </Button>
        </>
      ) : null}
      {naming === null ? null : (
        <ViewNameDialog
          title={renamed ? 'Rename view' : 'Save as view'}
          name={renamed?.name ?? ''}
          onSave={(name) => (renamed ? own.rename(renamed, name) : own.saveAs(name))}
          onClose={() => setNaming(null)}
        />
      )}
    </Frame>
  );
}
