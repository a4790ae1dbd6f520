import { type EditedField, namesOf } from './merge';

/** A field definition for an edit form, its request body and its conflict notice. */
interface FormField<Row, Value> extends EditedField<Value> {
  /** Initial value for a new row. */
  readonly initial: Value;
  /** Initial value for an existing row. */
  readonly read: (row: Row) => Value;
}

/** One field for each form value, in the order in which a conflict notice lists them. */
export type FormFields<Row, Values> = {
  readonly [Name in keyof Values]-?: FormField<Row, Values[Name]>;
};

export function initialValues<Row, Values extends object>(fields: FormFields<Row, Values>): Values {
  return mapFields(fields, (field) => field.initial);
}

export function valuesOfRow<Row, Values extends object>(
  fields: FormFields<Row, Values>,
  row: Row,
): Values {
  return mapFields(fields, (field) => field.read(row));
}

function mapFields<Row, Values extends object>(
  fields: FormFields<Row, Values>,
  pick: <Name extends keyof Values>(field: FormField<Row, Values[Name]>) => Values[Name],
): Values {
  const entries = namesOf<Values>(fields).map((name) => [name, pick(fields[name])]);
  return Object.fromEntries(entries) as Values;
}
