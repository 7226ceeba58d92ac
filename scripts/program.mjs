/** Runs a program as a child process and lets it shut down in order. */
import { spawn } from 'node:child_process'
import { platform } from 'node:os'
import { root } from './run.mjs'

/**
 * Returns the exit code. The program gets its own process group, because Ctrl+C would otherwise reach its database at
 * the same moment as the program. It ends with this process in any case, because their IPC channel closes.
 */
export function runProgram(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
    detached: platform() !== 'win32',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'))
  if (process.env.npm_lifecycle_event) {
    // npm only signals its shell, which then dies and leaves this process running.
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref()
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
