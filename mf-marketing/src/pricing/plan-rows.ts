import { type Plan, plans } from '@northcast/shared-contracts/content/catalogue/plans';
import { formatDollars } from '@northcast/shared-contracts/content/texts/format';

const editsPattern = /^(\d+) (\w+ Episode Edits), up to (\d+ minutes)/;

const edits = ({ features }: Plan) => {
  const [, count = '', kind = '', length = ''] =
    features.flatMap((feature) => [editsPattern.exec(feature) ?? []]).find(({ length: n }) => n) ??
    [];
  return { count: Number(count), kind, length };
};

/** The first feature of a plan that matches a pattern. */
const feature =
  (pattern: RegExp) =>
  ({ features }: Plan): string | undefined =>
    features.find((each) => pattern.test(each));

const rounds = (plan: Plan) => feature(/revision rounds/i)(plan)?.replace(/ revision rounds/i, '');

const kinds: readonly { label: string; cell: (plan: Plan) => string | undefined }[] = [
  { label: 'Price', cell: ({ price }) => formatDollars(price) },
  { label: 'You save', cell: ({ savings }) => formatDollars(savings) },
  { label: 'Episodes', cell: (plan) => `${edits(plan).count} ${edits(plan).kind}` },
  { label: 'Raw audio each', cell: (plan) => `Up to ${edits(plan).length}` },
  { label: 'Video', cell: feature(/YouTube/) },
  { label: 'Thumbnail', cell: feature(/Thumbnail/) },
  { label: 'Transcript', cell: feature(/transcript/) },
  { label: 'Titles', cell: feature(/^Title/) },
  { label: 'Revision rounds', cell: rounds },
  { label: 'Delivery', cell: feature(/delivery/i) },
];

/** Rows of the plan comparison; a cell is undefined if the plan does not include the feature. */
export const planRows = kinds.map(({ label, cell }) => ({ label, cells: plans.map(cell) }));
