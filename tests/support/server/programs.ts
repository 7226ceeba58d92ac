/** Runs other Node.js programs as child processes, for tests and benchmarks. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { promisify } from 'node:util'

interface ProgramOptions {
  /** The arguments of `node`. */
  command: string[]
  environment: Record<string, string>
  /** Responds with success once the program is ready. */
  readyUrl: string
}

/** Starts a program and waits until it answers. Its IPC channel closes when this process dies. */
export async function startProgram({ command, environment, readyUrl }: ProgramOptions): Promise<ChildProcess> {
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // The timeout is generous, because a machine may be ten times slower than usual.
  const deadline = Date.now() + 90_000
  while (Date.now() < deadline && child.exitCode === null) {
    const isUp = await fetch(readyUrl).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return child
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`${command.at(-1)} did not start`)
}

export interface FinishedProgram {
  code: number
  stdout: string
  stderr: string
}

/** Runs a program to its end. */
export function runProgram(command: string[], environment: Record<string, string>): Promise<FinishedProgram> {
  return promisify(execFile)(process.execPath, command, { env: { ...process.env, ...environment } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr: stderr.trim() }),
    ({ code, stdout, stderr }: FinishedProgram) => ({ code, stdout, stderr: stderr.trim() }),
  )
}

export async function stopProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

/** The ports that this process has given out. */
const issuedPorts = new Set<number>()

/**
 * Finds a free port outside of the range from which systems take those of outgoing connections, and in a range of this
 * worker of the tests: another program could take any other port before it is used.
 */
export async function findFreePort(): Promise<number> {
  const worker = Number(process.env['VITEST_POOL_ID'] ?? process.env['TEST_PARALLEL_INDEX'] ?? 9)
  const first = 12_000 + (worker % 10) * 2_000
  for (;;) {
    const port = randomInt(first, first + 2_000)
    if (issuedPorts.has(port)) continue
    issuedPorts.add(port)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  await once(probe.close(), 'close')
  return true
}
