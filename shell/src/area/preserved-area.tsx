import { Button } from '@northcast/shared-ui/button/button';
import { Cluster, Container } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { styled } from 'styled-components';

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
  /** The page as the server rendered it. */
  readonly html: string;
  readonly onRetry: () => void;
}

/** A prerendered page whose code could not be had: it stays readable, its links and forms work, and Retry brings the rest. */
export function PreservedArea({ html, onRetry }: PreservedAreaProps) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's markup, out of this very document. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <Notice role="status">
        <Container>
          <Cluster justify="space-between">
            <span>
              Some parts of this page could not be loaded. You can read on and order as usual.
            </span>
            <Button size="sm" variant="secondary" onClick={onRetry}>
              Retry
            </Button>
          </Cluster>
        </Container>
      </Notice>
    </>
  );
}
