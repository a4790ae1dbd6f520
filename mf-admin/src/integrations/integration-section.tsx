import { SectionState } from '@northcast/order-ui/section/order-section';
import { useLostFocusTo } from '@northcast/shared-ui/heading-focus/use-lost-focus-to';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Heading } from '@northcast/shared-ui/typography/typography';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
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

interface IntegrationSectionProps
  extends Pick<ComponentProps<typeof SectionState<readonly unknown[]>>, 'query' | 'noun'> {
  readonly title: string;
  /** Action for the whole section; in an empty section it appears in place of the list. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** One kind of integration. */
export function IntegrationSection({
  title,
  noun,
  action,
  query,
  children,
}: IntegrationSectionProps) {
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button of an empty section disappears with the first row.
  useLostFocusTo(frame, heading);
  return (
    <Frame ref={frame} aria-labelledby={id}>
      <Top>
        <Heading ref={heading} level={2} size="lg" id={id} tabIndex={-1}>
          {title}
        </Heading>
        {query.data?.length ? action : null}
      </Top>
      <SectionState query={query} noun={noun}>
        {() => children}
      </SectionState>
    </Frame>
  );
}
