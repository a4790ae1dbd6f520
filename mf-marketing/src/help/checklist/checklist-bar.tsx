import { Button } from '@northcast/shared-ui/button/button';
import { Icon } from '@northcast/shared-ui/icon/icon';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { LinkButton } from '@northcast/shared-ui/link-button/link-button';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import styled from 'styled-components';

const Frame = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  max-width: ${theme.width.text};
  padding: ${theme.space[4]} ${theme.space[5]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};

  progress {
    width: 100%;
    height: ${theme.space[2]};
  }

  /* Without JavaScript ticks are not stored; only the file remains. */
  @media (scripting: none) {
    [data-scripted] {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;

interface ChecklistBarProps {
  /** Slug of the guide and of its PDF. */
  readonly slug: string;
  readonly taskCount: number;
}

/** Progress of a checklist and its actions; `checklistBehavior` attaches the behaviour. */
export function ChecklistBar({ slug, taskCount }: ChecklistBarProps) {
  return (
    <Frame aria-label="Checklist">
      <Cluster justify="space-between">
        <Text
          as="span"
          tone="ink"
          weight="medium"
          role="status"
          data-checklist-status=""
          data-scripted=""
        >
          {`0 of ${taskCount} done`}
        </Text>
        <Cluster gap={2}>
          <Button variant="secondary" size="sm" data-print="" data-scripted="">
            Print
          </Button>
          <LinkButton
            href={`/checklists/${slug}.pdf`}
            download
            variant="secondary"
            size="sm"
            icon={<Icon name="download" />}
          >
            PDF
          </LinkButton>
          <Button variant="ghost" size="sm" data-clear="" data-scripted="">
            Clear
          </Button>
        </Cluster>
      </Cluster>
      <progress value={0} max={taskCount} aria-hidden="true" data-scripted="" />
      <Text size="sm" tone="muted" data-scripted="">
        What you tick is kept in this browser and nowhere else.
      </Text>
    </Frame>
  );
}
