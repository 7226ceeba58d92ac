/** The programs that a start consists of, as child processes: started, waited for, stopped. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Refusal } from '../refusal'
import { supervise, type Run, type Supervised } from './supervise'

export interface ProgramPlan {
  /** As a person would call it. */
  name: string
  file: keyof typeof sources
  environment: Record<string, string>
  /** Answers with success when the program is ready. */
  readyUrl: string
}

const startLimitMs = 30_000
const stopLimitMs = 15_000
/** False in `npm run dev`: there the programs run from the sources, and start again when these change. */
export const isBuilt = !import.meta.url.endsWith('.ts')
const sources = { main: '../main.ts', relay: '../relay/main.ts', sandboxProvider: '../sandboxProvider/main.ts' }

export function startProgram(plan: ProgramPlan, stopping: AbortSignal): Promise<Supervised> {
  return supervise({ name: plan.name, start: async () => spawnProgram(plan, stopping) }, stopping)
}

function spawnProgram(plan: ProgramPlan, stopping: AbortSignal): Run {
  const child = spawn(process.execPath, commandOf(plan.file), {
    env: { ...process.env, ...plan.environment },
    // The channel says nothing; it breaks when this process dies, and the program ends with it.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = endOf(plan.name, child)
  return { ready: untilReady(plan, child, { ended, stopping }), ended, stop: () => stop(child) }
}

/** A sentence about how a program ended, or why the machine could not start it. */
const endOf = (name: string, child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(`The ${name} ended (${signal ?? `code ${code}`}).`))
    // A program that runs reports here that a signal did not reach it, which is no end.
    child.on('error', (error) => hasStarted(child) || resolve(`The ${name} could not be started: ${error.message}.`))
  })

const hasStarted = ({ pid }: ChildProcess): boolean => pid !== undefined

function commandOf(file: ProgramPlan['file']): string[] {
  const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
  if (!isBuilt) return ['--watch', '--import', 'tsx', path(sources[file])]
  return ['--enable-source-maps', '--import', new URL('./endWithParent.js', import.meta.url).href, path(`./${file}.js`)]
}

interface Course {
  ended: Promise<string>
  stopping: AbortSignal
}

async function untilReady({ name, readyUrl }: ProgramPlan, child: ChildProcess, { ended, stopping }: Course) {
  if (!hasStarted(child)) throw new Refusal(await ended)
  const deadline = Date.now() + startLimitMs
  while (!(await answers(readyUrl))) {
    stopping.throwIfAborted()
    if (hasEnded(child)) throw new Refusal(`The ${name} ended while it was starting; its last lines are above.`)
    if (Date.now() > deadline) throw new Refusal(`The ${name} did not answer on ${readyUrl} within 30 seconds.`)
    await delay(50)
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    // Not listening yet.
    return false
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (!hasStarted(child) || hasEnded(child)) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  const killer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
  await exit
  clearTimeout(killer)
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Refuses when something listens there already, and names the setting that helps. */
export async function refuseTakenPort(port: number, host: string, setting: string): Promise<void> {
  const probe = createServer()
  try {
    probe.listen({ port, host, exclusive: true })
    await once(probe, 'listening')
  } catch (cause) {
    const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
    const problem = isTaken ? 'is taken by another program' : 'cannot be opened'
    throw new Refusal(`Port ${port} ${problem}. Set ${setting} to a free one: ${setting}=${port + 10} npm start`, {
      cause,
    })
  } finally {
    probe.close()
  }
}
