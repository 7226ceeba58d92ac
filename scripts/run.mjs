/** Runs other programs. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { platform } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UserError } from './terminal.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Runs a program in this terminal, or passes its output to `onOutput`, and returns its exit code. */
export function run(command, args, { env = {}, shell = false, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env }, shell })
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput)
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** Runs a program and throws if it fails. */
export async function mustRun(command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0) throw new UserError(`${command} ${args.join(' ')} failed (code ${code}).`)
}

/** Returns a program of node_modules with its arguments, as `run` expects them. */
export function tool(name, ...args) {
  const isWindows = platform() === 'win32'
  return [join(root, 'node_modules', '.bin', isWindows ? `${name}.cmd` : name), args, { shell: isWindows }]
}

/** Returns the npm that runs this process, if any, because another version may write another lock file. */
export function npm(...args) {
  const path = process.env.npm_execpath
  if (path && existsSync(path) && /npm-cli\.[cm]?js$/.test(path)) return [process.execPath, [path, ...args]]
  return [platform() === 'win32' ? 'npm.cmd' : 'npm', args, { shell: platform() === 'win32' }]
}
