import { type EditedField, namesOf } from './merge';

/** Everything that an edit form, its body and a conflict need to know of a field. */
export interface FormField<Row, Value> extends EditedField<Value> {
  /** What the form of a new row holds at first. */
  readonly initial: Value;
  /** What the form of an existing row holds. */
  readonly read: (row: Row) => Value;
}

/** A field for each value of a form, in the order in which a conflict lists them. */
export type FormFields<Row, Values> = {
  readonly [Name in keyof Values]-?: FormField<Row, Values[Name]>;
};

/** What the form of a new row holds at first. */
export function initialValues<Row, Values extends object>(fields: FormFields<Row, Values>): Values {
  return mapFields(fields, (field) => field.initial);
}

/** What the form of an existing row holds. */
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
