/** Prints what the person at the terminal has to know while the portal starts. */
import { Refusal } from '../refusal'

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

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
