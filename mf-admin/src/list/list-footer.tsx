import { Pagination } from '@northcast/shared-ui/pagination/pagination';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import { CompactSelect } from './compact-select';
import { countText, type Noun } from './count-text';
import { pageSizes } from './list-state';
import type { ListControl } from './use-list-state';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[5]};
`;

const Range = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.sm};
  font-variant-numeric: tabular-nums;
`;

interface ListFooterProps {
  readonly control: ListControl;
  readonly total: number;
  readonly noun: Noun;
  /** Whether the last attempt to refresh the rows failed. */
  readonly isStale?: boolean;
}

/** The range of rows shown, the page size, and links to the other pages. */
export function ListFooter({
  control: { state, linkTo, change },
  total,
  noun,
  isStale,
}: ListFooterProps) {
  const first = (state.page - 1) * state.perPage + 1;
  const last = Math.min(total, state.page * state.perPage);
  return (
    <Frame>
      <Range>
        {first.toLocaleString('en-US')}–{last.toLocaleString('en-US')} of {countText(total, noun)}
        <span role="status">{isStale ? ` · The ${noun.many} could not be refreshed` : ''}</span>
      </Range>
      <CompactSelect
        label="Rows per page"
        value={String(state.perPage)}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(size) => change({ perPage: Number(size) })}
      />
      <Pagination
        page={state.page}
        pageCount={Math.ceil(total / state.perPage)}
        link={(page) => linkTo({ page })}
        label={`Pages of ${noun.many}`}
      />
    </Frame>
  );
}
