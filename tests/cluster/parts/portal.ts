/** One process of the portal that can be killed and started again at the same address. */
import type { ChildProcess } from 'node:child_process'
import { built, portalBuild } from '../../bench/world'
import { findFreePort, startProgram, stopProgram } from '../../support/server/programs'

export interface PortalProcess {
  port: number
  url: string
  start(build?: string): Promise<void>
  /** Ends the process without a chance to finish anything. */
  kill(): Promise<void>
  /** Lets the process finish its work. */
  stop(): Promise<void>
}

export async function createPortalProcess(
  role: 'web' | 'worker',
  environment: Record<string, string>,
): Promise<PortalProcess> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  return {
    port,
    url,
    async start(build = portalBuild) {
      child = await startProgram({
        command: built(build, 'main'),
        environment: { ...environment, ROLE: role, PORT: String(port) },
        readyUrl: `${url}/readyz`,
      })
    },
    async kill() {
      if (child) await stopProgram(child, 'SIGKILL')
    },
    async stop() {
      if (child) await stopProgram(child, 'SIGTERM')
    },
  }
}
