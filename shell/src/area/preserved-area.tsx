import { Button } from '@northcast/shared-ui/button/button';
import { Cluster, Container } from '@northcast/shared-ui/layout/layout';
import { trustedMarkup } from '@northcast/shared-ui/prose/trusted-markup';
import { theme } from '@northcast/shared-ui/theme/theme';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import type { LoadFailure } from '../remotes/load-failure';
import { failureReason } from './failure-panel';
import { keepTypedText, restoreTypedText } from './typed-text';

const Notice = styled.div`
  position: sticky;
  bottom: 0;
  padding-block: ${theme.space[3]};
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.warningSoft};
  color: ${theme.color.warning};
  font-size: ${theme.font.sm};
`;

interface PreservedAreaProps {
  readonly pathname: string;
  /** Server-rendered markup of the page. */
  readonly html: string;
  readonly failure: LoadFailure;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/**
 * A prerendered page whose code failed to load: it stays readable, its links and forms work, and
 * Retry loads the rest. The page that then replaces it gets what was typed here.
 */
export function PreservedArea({
  pathname,
  html,
  failure,
  isRetrying,
  onRetry,
}: PreservedAreaProps) {
  const notice = useRef<HTMLParagraphElement>(null);
  const markup = useMemo(() => trustedMarkup(html), [html]);
  useEffect(() => {
    restoreTypedText(pathname);
    // The notice is announced in any case; the user may be typing.
    if (document.activeElement === document.body) notice.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own server, from this document. */}
      <div ref={() => () => keepTypedText(pathname)} dangerouslySetInnerHTML={markup} />
      <Notice role="alert" data-notice="preserved">
        <Container>
          <Cluster justify="space-between">
            <p ref={notice} tabIndex={-1}>
              You can read on, and order as usual, but a part of this page could not be loaded.{' '}
              {failureReason(failure)}
            </p>
            <Button size="sm" variant="secondary" onClick={onRetry} busy={isRetrying}>
              Retry
            </Button>
          </Cluster>
        </Container>
      </Notice>
    </>
  );
}
