import { Card } from '@northcast/shared-ui/card/card';
import { EmptyState } from '@northcast/shared-ui/empty-state/empty-state';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { ScrollRow } from '@northcast/shared-ui/layout/layout';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';
import { media } from '@northcast/shared-ui/theme/media';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled, { css } from 'styled-components';
import { blogProblems, blogTexts } from './blog-texts';

/** A card that is alone in its row spans the row, with its picture at the side. */
const wideCard = css`
  flex-direction: row;
  grid-column: 1 / -1;

  & > img {
    flex: none;
    width: calc((100% - var(--gaps) * ${theme.space[5]}) / (var(--gaps) + 1));
    height: auto;
  }
`;

/** Post cards: one column, two from 768 px, three from 1024 px. */
export const PostGrid = styled.ul`
  display: grid;
  gap: ${theme.space[5]};
  grid-template-columns: minmax(0, 1fr);

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.mdOnly} {
    & > :last-child:nth-child(2n + 1) {
      --gaps: 1;
      ${wideCard}
    }
  }

  ${media.lg} {
    & > :last-child:nth-child(3n + 1) {
      --gaps: 2;
      ${wideCard}
    }
  }
`;

/** Three columns; a scrolling row on a phone. */
export const PostRow = styled(ScrollRow)`
  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};
`;

/** Loading skeleton with the expected number of cards. */
export function PostGridLoading({ count, row }: { count: 3 | 6; row?: boolean }) {
  const Cards = row ? PostRow : PostGrid;
  return (
    <SkeletonArea label={blogTexts.loadingList}>
      <Cards as="div">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are alike and never move
          <Card key={index} padding="none" data-skeleton-card="">
            <Skeleton shape="picture" />
            <Body>
              <Skeleton width="half" />
              <Skeleton shape="heading" />
              <Skeleton />
              <Skeleton width="long" />
              <Skeleton width="short" />
            </Body>
          </Card>
        ))}
      </Cards>
    </SkeletonArea>
  );
}

/** Heading level of the panel: one below the heading of the posts. */
interface Outline {
  headingLevel: 2 | 3;
}

export function PostsFailed({ headingLevel, onRetry }: Outline & { onRetry: () => void }) {
  return <ErrorPanel {...blogProblems.listFailed} onRetry={onRetry} headingLevel={headingLevel} />;
}

export function NoPosts({ headingLevel }: Outline) {
  return <EmptyState {...blogProblems.listEmpty} headingLevel={headingLevel} />;
}
