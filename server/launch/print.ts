/** Prints messages to the terminal while the portal starts. */
import { StartupError } from '../startupError'

export const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** Prints the error and ends a program that could not start. */
export function exitWithError(error: unknown): never {
  printError(error)
  process.exit(1)
}

export function printError(error: unknown): void {
  const text =
    error instanceof StartupError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error)
  process.stderr.write(`\n${text}\n`)
}
