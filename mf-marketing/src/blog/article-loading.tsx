import { Stack } from '@northcast/shared-ui/layout/layout';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import { ReadingFrame } from '../content/reading-frame';
import { blogTexts } from './blog-texts';

/** Keeps the footer below the first screen, so that its layout shift is not visible. */
const Frame = styled.div`
  min-height: 100svh;
`;

/** Same width as the lines of an article. */
const Shape = styled.div`
  max-width: ${theme.width.text};
`;

export function ArticleLoading() {
  return (
    <Frame>
      <ReadingFrame
        way={<Skeleton width="short" />}
        header={
          <Shape>
            <SkeletonArea label={blogTexts.loadingArticle}>
              <Stack gap={5}>
                <Skeleton shape="heading" />
                <Skeleton shape="heading" width="half" />
                <Skeleton width="half" />
                <Skeleton shape="picture" />
                <Skeleton />
                <Skeleton />
                <Skeleton width="long" />
              </Stack>
            </SkeletonArea>
          </Shape>
        }
        headings={[]}
      >
        {null}
      </ReadingFrame>
    </Frame>
  );
}
