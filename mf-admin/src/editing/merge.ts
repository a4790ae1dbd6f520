/** A field as a conflict notice shows it. */
export interface EditedField<Value> {
  readonly label: string;
  /** Formats the value for display; `String` if omitted. */
  readonly show?: (value: Value) => string;
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
    const isMine = yours[name] !== base[name];
    if (serverVersion[name] === yours[name] || (!isMine && serverVersion[name] === base[name]))
      return [];
    return [
      { label, serverVersion: show(serverVersion[name]), yours: isMine ? show(yours[name]) : null },
    ];
  });
}

/**
 * Rebases this edit on the other one: fields changed here win, all others take the server's value.
 */
export function rebase<Values extends object>(
  fields: EditedFields<Values>,
  base: Values,
  yours: Values,
  serverVersion: Values,
): Values {
  const touched = namesOf<Values>(fields).filter((name) => yours[name] !== base[name]);
  return Object.assign(
    { ...yours, ...serverVersion },
    Object.fromEntries(touched.map((name) => [name, yours[name]])),
  );
}
