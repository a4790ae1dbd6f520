import type { RemoteName } from '@northcast/shared-contracts/host/remote';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { Container, Section } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import type { FailureKind, LoadFailure } from '../remotes/load-failure';

const areaNames: Readonly<Record<RemoteName, string>> = {
  'mf-marketing': 'This page',
  'mf-account': 'Your account area',
  'mf-admin': 'The admin panel',
};

const reasons: Readonly<Record<FailureKind, string>> = {
  network: 'We could not reach it. Please check your connection and try again.',
  timeout: 'It took too long to answer. Please try again.',
  stale:
    'The part it is made of is not there at the moment, probably because it is just being updated.',
  integrity: 'What arrived is not what we published, so we did not run it. Please try again.',
  contract: 'It does not fit the rest of the site at the moment. We are working on it.',
  execution: 'Something in it went wrong. Please try again.',
};

interface FailurePanelProps {
  readonly failure: LoadFailure;
  readonly onRetry: () => void;
}

/** Stands in for an area that could not be had; the rest of the site goes on. */
export function FailurePanel({ failure, onRetry }: FailurePanelProps) {
  const wayOn =
    failure.remote === 'mf-marketing'
      ? { label: 'Go to your dashboard', to: '/dashboard' }
      : { label: 'Go to the home page', to: '/' };
  return (
    <Section>
      <Container>
        <ErrorPanel
          title={`${areaNames[failure.remote]} is not available right now`}
          text={reasons[failure.kind]}
          onRetry={onRetry}
          takeFocus
          headingLevel={1}
          action={
            <LinkButton to={wayOn.to} variant="secondary">
              {wayOn.label}
            </LinkButton>
          }
        />
      </Container>
    </Section>
  );
}
