/** What the start tells the person at the terminal. */

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** A refusal to start that a person can act on: told in its own words, without a stack. */
export class Refusal extends Error {}

/** Ends a program that could not start. */
export function endWithFailure(error: unknown): never {
  sayFailure(error)
  process.exit(1)
}

export function sayFailure(error: unknown): void {
  const text =
    error instanceof Refusal ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`\n${text}\n`)
}
