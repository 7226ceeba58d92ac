/** Prints messages for the user at the terminal. */

export const printLine = (line) => console.log(line)

/** "850 ms", "12.3 s", "2 min 5 s" */
export function formatDuration(ms) {
  if (ms < 1000) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`
}

/** A failure that the user can fix, printed without a stack. */
export class UserError extends Error {}

/** Runs a whole script. Prints only the message of a `UserError`, and any other error with its stack. */
export async function main(script) {
  try {
    await script()
  } catch (error) {
    console.error(`\n${error instanceof UserError ? error.message : error.stack}`)
    process.exitCode = 1
  }
}
