/** A field of an edit form, as a conflict names it. */
export interface EditedField<Values> {
  readonly name: keyof Values & string;
  readonly label: string;
  /** How a person reads the value; as it is unless given. */
  readonly show?: (value: Values[keyof Values]) => string;
}

/** One field that two people's edits tell apart. */
export interface Difference {
  readonly label: string;
  readonly theirs: string;
  /** Null: this field was changed by the other alone. */
  readonly yours: string | null;
}

/**
 * What an overtaken edit has to tell: fields that the other changed, and fields where both now differ.
 * @param base values that this edit began with
 */
export function differences<Values extends object>(
  fields: readonly EditedField<Values>[],
  base: Values,
  yours: Values,
  theirs: Values,
): Difference[] {
  return fields.flatMap(({ name, label, show = String }) => {
    const isMine = yours[name] !== base[name];
    if (theirs[name] === yours[name] || (!isMine && theirs[name] === base[name])) return [];
    return [{ label, theirs: show(theirs[name]), yours: isMine ? show(yours[name]) : null }];
  });
}

/** This edit on top of the other: what was touched here stays, everything else is as the other left it. */
export function rebase<Values extends object>(
  fields: readonly EditedField<Values>[],
  base: Values,
  yours: Values,
  theirs: Values,
): Values {
  const touched = fields.filter(({ name }) => yours[name] !== base[name]);
  return Object.assign(
    { ...yours, ...theirs },
    Object.fromEntries(touched.map(({ name }) => [name, yours[name]])),
  );
}
