/** What becomes of a form once what somebody else saved meanwhile was read. */

/** Fields that were not touched take the newer value, so that they do not go over it; what was typed stays. */
export function withNewer<V extends object>(typed: V, before: V, now: V): V {
  const taken = { ...typed }
  for (const name in typed) {
    if (JSON.stringify(typed[name]) === JSON.stringify(before[name])) taken[name] = now[name]
  }
  return taken
}
