import type { Example } from '@northcast/shared-ui/example/example';
import { Spinner, SpinnerPanel } from '@northcast/shared-ui/spinner/spinner';

export const spinnerExamples: readonly Example[] = [
  { name: 'Beside text', render: () => <Spinner label="Saving" /> },
  { name: 'In an area', render: () => <SpinnerPanel label="Loading customers" /> },
];
