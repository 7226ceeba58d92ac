/** The keys and values of records whose keys the code spells out. A type check can't see them at run time. */

/** The keys with their type, in the order of the record. `Object.keys` only knows that they are strings. */
export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): [K, ...K[]] =>
  // A record written in the code has these keys and no others, and is not empty.
  Object.keys(record) as [K, ...K[]]

/** A record with a value for each key. */
export const recordOf = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> =>
  // There is one entry for each key. `Object.fromEntries` loses the type of the keys.
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>
