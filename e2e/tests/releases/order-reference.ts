import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../fixtures/builds';
import type { SourceEdits } from '../../fixtures/variants';

/** Inserts text before the only occurrence of another. */
function before(place: string, added: string) {
  return (source: string) => {
    if (source.split(place).length !== 2) throw new Error(`Not in one place: ${place}`);
    return source.replace(place, () => `${added}${place}`);
  };
}

const all =
  (...edits: ((text: string) => string)[]) =>
  (source: string) =>
    edits.reduce((text, edit) => edit(text), source);

const migrations = 'bff/src/database/migrations';
const lastMigration = readdirSync(path.join(root, migrations)).sort().at(-1) ?? '';
const lastClass = readFileSync(path.join(root, migrations, lastMigration), 'utf8');
const lastDigits = /class [A-Za-z0-9]*?(\d{13}) /.exec(lastClass)?.[1];

/** Replaces `NNNN` in the recipe: one more than the number of the last migration. */
export const nextMigration = String(Number(lastMigration.slice(0, 4)) + 1).padStart(4, '0');

const migration = `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrderReference${Number(lastDigits) + 1} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN reference varchar(60)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN reference');
  }
}
`;

const entityColumn = `  @Column('varchar', { length: 60, nullable: true })
  reference!: string | null;

`;

const listColumn = `    {
      accessorKey: 'reference',
      meta: { label: 'Reference' },
      cell: ({ row: { original: order } }) => order.reference ?? '',
    },
`;

const input = `      <FormTextField
        name="reference"
        label="Reference"
        optional
        input={{ autoComplete: 'off', maxLength: orderLimits.reference.max }}
      />
`;

const line = `      {order.reference ? (
        <Text size="sm" tone="muted">{\`Reference \${order.reference}\`}</Text>
      ) : null}
`;

const formField = `  reference: { label: 'Reference', initial: '', read: (order) => order.reference ?? '' },
`;

/** The recipe 'Add a field' of docs/contributing.md as edits by file. */
export const orderReference: SourceEdits = {
  'shared-contracts/src/api/orders.ts': all(
    before('  projectBrief: { max: 5000 },\n', '  reference: { max: 60 },\n'),
    before('  projectBrief: string().defined(),\n', '  reference: string(),\n'),
    before(
      '  customerPhone: visibleText(orderLimits.customerPhone.max),\n',
      '  reference: text(orderLimits.reference.max),\n',
    ),
  ),
  [`${migrations}/${nextMigration}-order-reference.ts`]: () => migration,
  'bff/src/orders/order.entity.ts': before("  @Column('text')\n  projectBrief", entityColumn),
  'bff/src/orders/order.mapper.ts': all(
    before('    projectBrief: row.projectBrief,\n', '    reference: row.reference ?? undefined,\n'),
    before(
      '    projectBrief: content.projectBrief,\n',
      '    reference: optionalText(content.reference, before.reference),\n',
    ),
  ),
  'bff/src/orders/order-list.ts': all(
    before("  ['Created',", "  ['Reference', (row) => row.reference],\n"),
    before('      ...namesOf(row),\n', '      row.reference,\n'),
  ),
  'bff/src/lists/lists.test.ts': before(',Created,Updated', ',Reference'),
  'mf-admin/src/orders/order-values.ts': all(
    before('  projectBrief: string;\n', '  reference: string;\n'),
    before("  projectBrief: { label: 'Project brief'", formField),
  ),
  'mf-admin/src/orders/order-fields.tsx': before('      <FieldRow>\n        <FormSelect', input),
  'mf-admin/src/orders/order-columns.tsx': before(
    "    {\n      ...sortable('servicePrice')",
    listColumn,
  ),
  'mf-account/src/dashboard/orders/order-card.tsx': before('      <OrderProgress', line),
};
