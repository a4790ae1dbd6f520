import { focusHeading } from '@northcast/shared-ui/heading-focus/focus-heading';
import { Stack } from '@northcast/shared-ui/layout/layout';
import { Skeleton, SkeletonArea } from '@northcast/shared-ui/skeleton/skeleton';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useEffect, useRef } from 'react';
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

/**
 * Moves the focus to the heading when the loaded content replaces the loading state, which held the
 * focus, so that a screen reader announces it. It leaves the focus alone if the reader has moved it
 * elsewhere, or if nothing was loading.
 */
export function useFocusAfterWaiting(isWaiting: boolean): void {
  const waited = useRef(false);
  useEffect(() => {
    if (isWaiting) {
      waited.current = true;
      return;
    }
    if (!waited.current || document.activeElement !== document.body) return;
    waited.current = false;
    focusHeading({ preventScroll: true });
  }, [isWaiting]);
}
