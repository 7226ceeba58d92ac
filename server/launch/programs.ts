/** Starts, monitors and stops the programs of the portal as child processes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { StartupError } from '../startupError'
import { type RunningPart, type SupervisedPart, supervise } from './supervise'

interface ProgramPlan {
  /** The name in messages. */
  name: string
  file: keyof typeof sources
  environment: Record<string, string>
  /** Responds with success when the program is ready. */
  readyUrl: string
}

/** A program that fails exits. This timeout is for one that hangs, also on a machine that is ten times slower. */
const startTimeoutMs = 120_000
const stopTimeoutMs = 15_000
/** False in `npm run dev`, where programs run from the sources and restart when these change. */
export const isBuilt = !import.meta.url.endsWith('.ts')
const sources = { main: '../main.ts', relay: '../relay/main.ts', sandboxProvider: '../sandboxProvider/main.ts' }

export function startProgram(plan: ProgramPlan, stopping: AbortSignal): Promise<SupervisedPart> {
  return supervise({ name: plan.name, start: async () => spawnProgram(plan, stopping) }, stopping)
}

function spawnProgram(plan: ProgramPlan, stopping: AbortSignal): RunningPart {
  const child = spawn(process.execPath, commandOf(plan.file), {
    env: { ...process.env, ...plan.environment },
    // The IPC channel carries no messages. It breaks when this process dies, and the program stops with it.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = exitMessageOf(plan.name, child)
  return { ready: waitUntilReady(plan, child, { ended, stopping }), ended, stop: () => stop(child) }
}

/** Resolves to a sentence about how a program ended, or why it could not be started. */
const exitMessageOf = (name: string, child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(`The ${name} ended (${signal ?? `code ${code}`}).`))
    // A failed kill also emits `error`. A program that has started is then still running.
    child.on('error', (error) => hasStarted(child) || resolve(`The ${name} could not be started: ${error.message}.`))
  })

const hasStarted = ({ pid }: ChildProcess): boolean => pid !== undefined

function commandOf(file: ProgramPlan['file']): string[] {
  const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
  if (!isBuilt) return ['--watch', '--import', 'tsx', path(sources[file])]
  return ['--enable-source-maps', '--import', new URL('./endWithParent.js', import.meta.url).href, path(`./${file}.js`)]
}

interface ProgramLifetime {
  ended: Promise<string>
  stopping: AbortSignal
}

async function waitUntilReady(
  { name, readyUrl }: ProgramPlan,
  child: ChildProcess,
  { ended, stopping }: ProgramLifetime,
) {
  if (!hasStarted(child)) throw new StartupError(await ended)
  const deadline = Date.now() + startTimeoutMs
  while (!(await isReady(readyUrl))) {
    stopping.throwIfAborted()
    if (hasEnded(child)) throw new StartupError(`The ${name} ended while it was starting; its last lines are above.`)
    if (Date.now() > deadline)
      throw new StartupError(`The ${name} did not answer on ${readyUrl} within ${startTimeoutMs / 60_000} minutes.`)
    await delay(50)
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    // The program is not listening yet.
    return false
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (!hasStarted(child) || hasEnded(child)) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  const killTimer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
  await exit
  clearTimeout(killTimer)
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Throws when the port is taken, with the setting that changes it. */
export async function assertPortFree(port: number, host: string, setting: string): Promise<void> {
  const probe = createServer()
  try {
    probe.listen({ port, host, exclusive: true })
    await once(probe, 'listening')
  } catch (cause) {
    const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
    const problem = isTaken ? 'is taken by another program' : 'cannot be opened'
    throw new StartupError(`Port ${port} ${problem}. Set ${setting} to a free one: ${setting}=${port + 10} npm start`, {
      cause,
    })
  } finally {
    probe.close()
  }
}
