import { Button } from '@northcast/shared-ui/button/button';
import { Cluster } from '@northcast/shared-ui/layout/layout';
import { useState } from 'react';
import { SettingsSection } from '../section/settings-section';
import { DeletionDialog } from './deletion-dialog';

export function DeletionSection() {
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsSection title="Delete account" description="There is no way back.">
      <Cluster>
        <Button variant="destructive" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </Cluster>
      {isAsking ? <DeletionDialog onClose={() => setAsking(false)} /> : null}
    </SettingsSection>
  );
}
