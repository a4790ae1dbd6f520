import type { AuditEntry } from '@northcast/shared-contracts/api/entities';
import { formatDateTime } from '@northcast/shared-contracts/content/texts/format';
import { Dialog } from '@northcast/shared-ui/dialog/dialog';
import { DialogBody } from '@northcast/shared-ui/dialog/dialog-frame';
import { theme } from '@northcast/shared-ui/theme/theme';
import styled from 'styled-components';
import { actionName, actorName, changeTexts, targetName } from './audit-text';

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space[3]};
  font-size: ${theme.font.sm};

  dt {
    color: ${theme.color.muted};
  }

  dd {
    color: ${theme.color.ink};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

interface AuditDialogProps {
  readonly entry: AuditEntry;
  readonly onClose: () => void;
}

/** Every recorded detail of one audit entry. */
export function AuditDialog({ entry, onClose }: AuditDialogProps) {
  const facts = [
    ['Who', `${actorName(entry)}\n${entry.actorId ?? ''}`],
    ['To', [targetName(entry), entry.targetId].filter(Boolean).join('\n')],
    ['When', formatDateTime(entry.createdAt)],
    ['From', [entry.address, entry.device].filter(Boolean).join('\n')],
    ['Changes', changeTexts(entry).join('\n')],
  ] as const;
  return (
    <Dialog open title={actionName(entry)} onClose={onClose}>
      <DialogBody>
        <Facts>
          {facts.map(([name, value]) =>
            value.trim() === '' ? null : (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value.trim()}</dd>
              </div>
            ),
          )}
        </Facts>
      </DialogBody>
    </Dialog>
  );
}
