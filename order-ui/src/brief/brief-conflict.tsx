import { Text } from '@northcast/shared-ui/typography/typography';
import { useForm } from 'react-final-form';
import styled from 'styled-components';
import { ConflictNotice } from '../conflict/conflict-notice';
import type { BriefValues, TheirBrief } from './use-brief-change';

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
    <ConflictNotice
      takesFocus
      onKeepMine={keepMine}
      onTakeTheirs={() => goOn(serverVersion.projectBrief)}
    >
      <Text size="sm" tone="muted">
        The brief as it stands now:
      </Text>
      <Words>{serverVersion.projectBrief}</Words>
    </ConflictNotice>
  );
}
