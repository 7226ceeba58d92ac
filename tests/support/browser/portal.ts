/** Starts the built portal as `npm start` does, with its own folder, database, provider and ports. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod/mini'
import { findFreePort } from '../server/programs'

const Ready = z.object({ kind: z.literal('ready'), url: z.string(), providerUrl: z.string(), databaseUrl: z.string() })

export interface RunningPortal {
  url: string
  providerUrl: string
  databaseUrl: string
  dataDir: string
  pid: number
  /** Returns the output so far. */
  output(): string
  /** Stops the portal as Ctrl+C does, removes its folder unless the caller provided it, and returns the exit code. */
  stop(): Promise<number | null>
}

export interface PortalOptions {
  /** An existing data folder; by default a new one is created and later removed. */
  dataDir?: string
  environment?: Record<string, string>
}

/** A failed start, with the output and the exit code. */
export class StartFailure extends Error {
  constructor(
    readonly output: string,
    readonly exitCode: number | null,
  ) {
    super(`The portal did not start (code ${exitCode}):\n${output}`)
  }
}

export async function startPortal({ dataDir, environment = {} }: PortalOptions = {}): Promise<RunningPortal> {
  const folder = dataDir ?? (await createFolder())
  const removeFolder = () => (dataDir ? Promise.resolve() : rm(folder, { recursive: true, force: true }))
  const child = spawn(process.execPath, ['dist/server/start.js'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      PROVIDER_URL: '',
      PORT: String(await findFreePort()),
      PROVIDER_PORT: String(await findFreePort()),
      DATA_DIR: folder,
      ...environment,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))

  const ready = await readFirstMessage(child)
  if (ready === null) {
    await removeFolder()
    throw new StartFailure(output, child.exitCode)
  }
  const { url, providerUrl, databaseUrl } = Ready.parse(ready)
  // What the portal has printed before this message may arrive after it.
  while (!output.includes('Ctrl+C stops everything.') && child.exitCode === null) await delay(10)
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
    }
    await removeFolder()
    return child.exitCode
  }
  return { url, providerUrl, databaseUrl, dataDir: folder, pid: child.pid ?? 0, output: () => output, stop }
}

/** Returns the child's first message, which reports that it is ready, or null when it exits before. */
const readFirstMessage = (child: ChildProcess): Promise<unknown> =>
  Promise.race([once(child, 'message').then(([message]: unknown[]) => message), once(child, 'close').then(() => null)])

/** Makes the folder accessible to other users, because PostgreSQL runs as another user when root starts it. */
export async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-run-'))
  await chmod(folder, 0o755)
  return folder
}
