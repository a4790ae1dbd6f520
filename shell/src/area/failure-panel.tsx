import { brand } from '@northcast/shared-contracts/content/brand';
import { PageHead } from '@northcast/shared-contracts/host/page-head';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { FailureKind } from '../../registry/load-report';
import type { LoadFailure } from '../remotes/load-failure';
import { registry } from '../remotes/page-manifest';

/**
 * At least as tall as the viewport, so that the footer stays out of view and its layout shift is
 * not visible.
 */
const FailureSection = styled(Section)`
  min-height: 100svh;
`;

interface FailurePanelProps {
  readonly failure: Pick<LoadFailure, 'remote' | 'kind'>;
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

const reasons: Readonly<Record<FailureKind, string>> = {
  network: 'We could not reach it. Please try again in a moment.',
  timeout: 'It took too long to answer. Please try again.',
  stale:
    'A part of it is not there at the moment, probably because it is just being updated. Please try again.',
  integrity: 'What arrived is not what we published, so we did not run it. Please try again.',
  contract: 'It does not fit the rest of the site at the moment. We are working on it.',
  execution: 'Something in it went wrong. Please try again.',
};

/** Title of the panel shown in place of an unavailable remote. */
function failureTitle({ remote }: Pick<LoadFailure, 'remote'>): string {
  const title = remote === null ? undefined : registry().titles[remote];
  return `${title ?? 'This page'} is not available right now`;
}

/** The reason as a sentence for the user. */
export const failureReason = ({ kind }: Pick<LoadFailure, 'kind'>): string => reasons[kind];
