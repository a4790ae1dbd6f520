/** A field as a conflict notice shows it. */
export interface EditedField<Value> {
  readonly label: string;
  /** Formats the value for display; `String` if omitted. */
  readonly show?: (value: Value) => string;
  /** Whether two values mean the same; `===` if omitted. */
  readonly isSame?: (one: Value, other: Value) => boolean;
}

/**
 * Fields that a conflict notice shows, in order. An omitted field is never shown to another user.
 */
export type EditedFields<Values> = {
  readonly [Name in keyof Values]?: EditedField<Values[Name]>;
};

export const namesOf = <Values extends object>(fields: EditedFields<Values>) =>
  Object.keys(fields) as (keyof Values & string)[];

/** A field in which two edits differ. */
export interface Difference {
  readonly label: string;
  readonly serverVersion: string;
  /** Null if only the other edit changed this field. */
  readonly yours: string | null;
}

/**
 * Fields that a conflict notice lists: those that the other edit changed, and those whose values
 * now differ.
 * @param base values that this edit began with
 */
export function differences<Values extends object>(
  fields: EditedFields<Values>,
  base: Values,
  yours: Values,
  serverVersion: Values,
): Difference[] {
  return namesOf<Values>(fields).flatMap((name) => {
    const { label = name, show = String } = fields[name] ?? {};
    const isMine = !isSame(fields, name, yours, base);
    if (
      isSame(fields, name, serverVersion, yours) ||
      (!isMine && isSame(fields, name, serverVersion, base))
    )
      return [];
    return [
      { label, serverVersion: show(serverVersion[name]), yours: isMine ? show(yours[name]) : null },
    ];
  });
}

/** Whether both edits have changed a field, to different values. */
export const areConflicting = <Values extends object>(
  fields: EditedFields<Values>,
  base: Values,
  yours: Values,
  serverVersion: Values,
): boolean =>
  namesOf<Values>(fields).some(
    (name) =>
      !isSame(fields, name, yours, base) &&
      !isSame(fields, name, serverVersion, base) &&
      !isSame(fields, name, serverVersion, yours),
  );

/**
 * Rebases this edit on the other one: fields changed here win, all others take the server's value.
 */
export function rebase<Values extends object>(
  fields: EditedFields<Values>,
  base: Values,
  yours: Values,
  serverVersion: Values,
): Values {
  const touched = namesOf<Values>(fields).filter((name) => !isSame(fields, name, yours, base));
  return Object.assign(
    { ...yours, ...serverVersion },
    Object.fromEntries(touched.map((name) => [name, yours[name]])),
  );
}

function isSame<Values extends object>(
  fields: EditedFields<Values>,
  name: keyof Values,
  one: Values,
  other: Values,
): boolean {
  const compare = fields[name]?.isSame;
  return compare ? compare(one[name], other[name]) : one[name] === other[name];
}
