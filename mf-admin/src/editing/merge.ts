/** A field of an edit form, as a conflict names it. */
export interface EditedField<Value> {
  readonly label: string;
  /** How a person reads the value; as it is unless given. */
  readonly show?: (value: Value) => string;
}

/** The fields that a conflict tells of, in that order; a field left out is nobody else's to read. */
export type EditedFields<Values> = {
  readonly [Name in keyof Values]?: EditedField<Values[Name]>;
};

/** The fields' names in their order. */
export const namesOf = <Values extends object>(fields: EditedFields<Values>) =>
  Object.keys(fields) as (keyof Values & string)[];

/** One field that two people's edits tell apart. */
export interface Difference {
  readonly label: string;
  readonly serverVersion: string;
  /** Null: this field was changed by the other alone. */
  readonly yours: string | null;
}

/**
 * What a conflicting edit has to tell: fields that the other changed, and fields where both now differ.
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

/** This edit on top of the other: what was touched here stays, everything else is as the other left it. */
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
