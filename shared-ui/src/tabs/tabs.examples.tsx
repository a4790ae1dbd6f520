import type { Example } from '@northcast/shared-ui/example/example';
import { Tabs } from '@northcast/shared-ui/tabs/tabs';

const tabs = [
  { id: 'audio', label: 'Audio', content: <p>WAV and MP3 at 44.1 kHz.</p> },
  { id: 'video', label: 'Video', content: <p>MP4 up to 4K.</p> },
  { id: 'text', label: 'Text', content: <p>Transcripts and show notes.</p> },
];

export const tabsExamples: readonly Example[] = [
  { name: 'Three panels', render: () => <Tabs label="Deliverables" tabs={tabs} /> },
];
