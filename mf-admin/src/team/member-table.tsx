import type { TeamMember } from '@northcast/shared-contracts/api/entities';
import { relativeTime } from '@northcast/shared-contracts/content/texts/relative-time';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { IconButton } from '@northcast/shared-ui/icon-button/icon-button';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@northcast/shared-ui/table/table';
import { TableHeader } from '@northcast/shared-ui/table/table-header';
import { SecondaryText, TwoLines } from '../list/cells';
import { roleNames } from '../role/role-text';
import { Timestamp } from '../timestamp/timestamp';
import { useNow } from '../timestamp/use-now';

interface MemberTableProps {
  readonly members: readonly TeamMember[];
  /** Id of the current user, who cannot remove themselves. */
  readonly ownId: string;
  readonly busy: boolean;
  readonly onChangeRole: (member: TeamMember) => void;
  readonly onRemove: (id: string) => void;
}

export function MemberTable({ members, ownId, busy, onChangeRole, onRemove }: MemberTableProps) {
  const now = useNow();
  return (
    <Table caption="Team" busy={busy}>
      <TableHead>
        <TableHeader label="Name" />
        <TableHeader label="Role" />
        <TableHeader label="Second factor" />
        <TableHeader label="Last seen" />
        <TableHeader label="Account since" />
        <TableHeader label="Actions" labelHidden />
      </TableHead>
      <TableBody>
        {members.map((member) => (
          <TableRow key={member.id}>
            <TableCell kind="main">
              <TwoLines>
                {member.id === ownId ? `${member.name} (you)` : member.name}
                <SecondaryText>{member.email}</SecondaryText>
              </TwoLines>
            </TableCell>
            <TableCell label="Role">
              <Badge tone={member.role === 'owner' ? 'accent' : 'neutral'}>
                {roleNames[member.role]}
              </Badge>
            </TableCell>
            <TableCell label="Second factor">{member.hasSecondFactor ? 'Yes' : 'No'}</TableCell>
            <TableCell label="Last seen">
              {member.lastSeenAt ? relativeTime(member.lastSeenAt, now) : 'Not signed in'}
            </TableCell>
            <TableCell label="Account since">
              <Timestamp iso={member.createdAt} />
            </TableCell>
            <TableCell kind="actions">
              <IconButton
                icon="edit"
                size="sm"
                label={`Change the role of ${member.name}`}
                onClick={() => onChangeRole(member)}
              />
              {member.id === ownId ? null : (
                <IconButton
                  icon="trash"
                  size="sm"
                  tone="danger"
                  label={`Remove ${member.name} from the team`}
                  onClick={() => onRemove(member.id)}
                />
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
