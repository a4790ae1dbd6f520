import { brand } from '@northcast/shared-contracts/content/brand';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { LoadFailure } from '../remotes/load-failure';
import { failureReason, failureTitle } from './failure-messages';

/**
 * At least as tall as the viewport, so that the footer stays out of view and its layout shift is
 * not visible.
 */
const FailureSection = styled(Section)`
  min-height: 100svh;
`;

interface FailurePanelProps {
  readonly failure: LoadFailure;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Shown in place of a remote that failed to load. The rest of the site keeps working. */
export function FailurePanel({ failure, isRetrying, onRetry }: FailurePanelProps) {
  const { pathname } = useLocation();
  const title = failureTitle(failure);
  return (
    <FailureSection>
      <PageHead title={title} />
      <Container>
        <ErrorPanel
          title={title}
          text={failureReason(failure)}
          onRetry={onRetry}
          isRetrying={isRetrying}
          takeFocus
          headingLevel={1}
          action={
            pathname === '/' ? (
              <LinkButton href={`mailto:${brand.email}`} variant="secondary">
                Write to us
              </LinkButton>
            ) : (
              <LinkButton to="/" variant="secondary">
                Go to the home page
              </LinkButton>
            )
          }
        />
      </Container>
    </FailureSection>
  );
}
