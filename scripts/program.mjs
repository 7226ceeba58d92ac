/** Runs the program that this script is about, and lets it end in its own order. */
import { spawn } from 'node:child_process'
import { platform } from 'node:os'
import { root } from './run.mjs'

/**
 * Answers the exit code. The program gets a process group of its own: otherwise Ctrl+C would reach its database at the
 * same moment as itself. It ends when this process does, however that happens: the channel between them breaks.
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
    // npm hands a signal to its shell alone, which dies of it and leaves us behind.
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref()
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
