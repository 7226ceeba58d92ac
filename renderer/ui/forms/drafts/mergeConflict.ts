/** Resolves an edit conflict after the user has read what another user saved. */

/** Untouched fields take the newer value, so that saving does not revert it. Typed values stay. */
export function mergeUntouched<V extends object>(typed: V, original: V, newer: V): V {
  const merged = { ...typed }
  for (const name in typed) {
    if (JSON.stringify(typed[name]) === JSON.stringify(original[name])) merged[name] = newer[name]
  }
  return merged
}
