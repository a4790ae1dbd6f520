import { problems } from '@northcast/shared-contracts/content/texts/problems';
import { Button } from '@northcast/shared-ui/button/button';
import { Card } from '@northcast/shared-ui/card/card';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { theme } from '@northcast/shared-ui/theme/theme';
import { Text } from '@northcast/shared-ui/typography/typography';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import styled from 'styled-components';
import type { BriefValues, TheirBrief } from './use-brief-change';

const Notice = styled(Card)`
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[4]};
  border-color: ${theme.color.warning};
`;

const Words = styled(Text)`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface BriefConflictProps {
  readonly serverVersion: TheirBrief;
  /** The user has chosen: continue from the other brief. */
  readonly onResolve: () => void;
}

/** Shows the brief that somebody else saved in the meantime, and lets the user choose. */
export function BriefConflict({ serverVersion, onResolve }: BriefConflictProps) {
  const form = useForm<BriefValues>();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  const goOn = (projectBrief: string) => {
    form.batch(() => {
      form.change('before', serverVersion.projectBrief);
      form.change('version', serverVersion.version);
      form.change('projectBrief', projectBrief);
    });
    onResolve();
  };
  const keepMine = () => {
    goOn(form.getState().values.projectBrief);
    void form.submit();
  };
  return (
    <Notice ref={element} tabIndex={-1} role="alert" padding="sm" aria-label={problems.stale}>
      <Text weight="strong" tone="warning">
        {problems.stale}
      </Text>
      <Text size="sm" tone="muted">
        The brief as it stands now:
      </Text>
      <Words>{serverVersion.projectBrief}</Words>
      <Cluster gap={3}>
        <Button size="sm" onClick={keepMine}>
          Keep my changes
        </Button>
        <Button size="sm" variant="secondary" onClick={() => goOn(serverVersion.projectBrief)}>
          Use theirs
        </Button>
      </Cluster>
    </Notice>
  );
}
