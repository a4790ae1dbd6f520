import { failureAdvice } from '@northcast/shared-contracts/content/texts/failure-advice';
import { ErrorPanel } from '@northcast/shared-ui/error-panel/error-panel';
import { SpinnerPanel } from '@northcast/shared-ui/spinner/spinner';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Frame = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  grid-template-columns: minmax(0, 1fr);

  & + & {
    margin-top: ${theme.space[5]};
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;

interface IntegrationSectionProps {
  readonly title: string;
  /** Plural within a sentence: `webhooks`. */
  readonly noun: string;
  /** Action for the whole section; in an empty section it appears in place of the list. */
  readonly action: ReactNode;
  readonly isEmpty: boolean;
  readonly isLoaded: boolean;
  /** Why the data could not be loaded, if so. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** One kind of integration. */
export function IntegrationSection({
  title,
  noun,
  action,
  isEmpty,
  isLoaded,
  error,
  onRetry,
  children,
}: IntegrationSectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Top>
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        {isLoaded && !isEmpty ? action : null}
      </Top>
      {isLoaded ? (
        children
      ) : error ? (
        <ErrorPanel
          title={`The ${noun} could not be loaded`}
          text={failureAdvice(error)}
          onRetry={onRetry}
        />
      ) : (
        <SpinnerPanel label="Loading" />
      )}
    </Frame>
  );
}
