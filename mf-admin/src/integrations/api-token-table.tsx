import type { ApiToken } from '@northcast/shared-contracts/api/entities';
import { Badge } from '@northcast/shared-ui/badge/badge';
import { Button } from '@northcast/shared-ui/button/button';
import { Table, TableBody, TableCell, TableHead, TableRow } from '@northcast/shared-ui/table/table';
import { TableHeader } from '@northcast/shared-ui/table/table-header';
import { SecondaryText, TwoLines } from '../list/cells';
import { Timestamp } from '../timestamp/timestamp';

interface ApiTokenTableProps {
  readonly tokens: readonly ApiToken[];
  readonly onRevoke: (id: string) => void;
}

/** The API tokens, oldest first. */
export function ApiTokenTable({ tokens, onRevoke }: ApiTokenTableProps) {
  return (
    <Table caption="List of API tokens">
      <TableHead>
        <TableHeader label="Name" />
        <TableHeader label="Created" />
        <TableHeader label="Last used" />
        <TableHeader label="Expires" />
        <TableHeader label="Actions" labelHidden />
      </TableHead>
      <TableBody>
        {tokens.map((token) => (
          <ApiTokenRow key={token.id} token={token} onRevoke={() => onRevoke(token.id)} />
        ))}
      </TableBody>
    </Table>
  );
}

interface ApiTokenRowProps {
  readonly token: ApiToken;
  readonly onRevoke: () => void;
}

function ApiTokenRow({ token, onRevoke }: ApiTokenRowProps) {
  const { name, start, status, creatorName, createdAt, lastUsedAt, expiresAt } = token;
  return (
    <TableRow>
      <TableCell kind="main">
        <TwoLines>
          {name}
          <SecondaryText>
            <code>{start}…</code>
          </SecondaryText>
        </TwoLines>
      </TableCell>
      <TableCell label="Created">
        <TwoLines>
          <Timestamp iso={createdAt} />
          <SecondaryText>{`by ${creatorName}`}</SecondaryText>
          {status === 'stopped' ? <Badge tone="warning">Stopped: no owner any more</Badge> : null}
        </TwoLines>
      </TableCell>
      <TableCell label="Last used">
        {lastUsedAt ? <Timestamp iso={lastUsedAt} /> : 'Never'}
      </TableCell>
      <TableCell label="Expires">
        <TwoLines>
          {status === 'expired' ? <Badge tone="danger">Expired</Badge> : null}
          {expiresAt ? <Timestamp iso={expiresAt} /> : 'Never'}
        </TwoLines>
      </TableCell>
      <TableCell kind="actions">
        <Button variant="secondary" size="sm" aria-label={`Revoke ${name}`} onClick={onRevoke}>
          Revoke
        </Button>
      </TableCell>
    </TableRow>
  );
}
