/** Ends a program together with this one. */
import type { ChildProcess } from 'node:child_process'

/** Nothing that was started may outlive this process. */
export function endWithThis(child: ChildProcess): void {
  process.once('exit', () => child.kill('SIGKILL'))
}
