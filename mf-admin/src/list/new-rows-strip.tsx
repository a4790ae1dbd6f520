import { Button } from '@northcast/shared-ui/button/button';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import { countText, type Noun } from './count-text';
import type { NewRows } from './use-held-list';

/**
 * Takes no height, so that the rows do not move when it appears. It stays visible while the list
 * scrolls.
 */
const Place = styled.div`
  position: sticky;
  top: calc(${theme.size.bar} + ${theme.space[4]});
  z-index: ${theme.layer.header};
  display: grid;
  /* No wider than the list, even with large text. */
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-items: center;
  height: 0;
  /* Centred in the space above the list. */
  transform: translateY(calc(-1 * ${theme.space[2]}));
`;

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[1]};
  padding-inline-start: ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  background: ${theme.color.raised};
  box-shadow: ${theme.elevation.high};
  color: ${theme.color.ink};
  font-size: ${theme.font.sm};
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  > button {
    flex: none;
  }

  ${media.belowMd} {
    &&& > button {
      min-height: ${theme.size.control};
    }
  }
`;

interface NewRowsStripProps {
  readonly news: NewRows;
  readonly noun: Noun;
  /** Moves the focus elsewhere, because the button disappears once it is pressed. */
  readonly onShown: () => void;
}

/** Tells how many rows arrived since the list was read, and shows them. */
export function NewRowsStrip({ news: { count, show }, noun, onShown }: NewRowsStripProps) {
  return (
    <Place role="status">
      {count > 0 ? (
        <Strip>
          {countText(count, { one: `new ${noun.one}`, many: `new ${noun.many}` })}
          <Button
            size="sm"
            onClick={() => {
              show();
              onShown();
            }}
          >
            Show
          </Button>
        </Strip>
      ) : null}
    </Place>
  );
}
