/** The same shape with every key required: an object literal that `satisfies` it forgets no optional key. */
export type AllKeys<Shape> = { readonly [Key in keyof Required<Shape>]: Shape[Key] };
