/** Checks that run before a navigation without a link, such as by a command or the palette. */

/** Returns true when it asks the user. It then navigates itself after a confirmation. */
type LeaveCheck = (to: string) => boolean

const checks = new Set<LeaveCheck>()

/** Registers a check and returns a function that removes it. */
export function registerLeaveCheck(check: LeaveCheck): () => void {
  checks.add(check)
  return () => void checks.delete(check)
}

/** Returns true when a check asks the user first. The caller must not navigate then. */
export const asksBeforeLeaving = (to: string): boolean => [...checks].some((check) => check(to))
