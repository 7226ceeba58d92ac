/** Starts HAProxy with the configurations that operators use. */
import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { whenListening } from './listening'

export const haproxy = process.env['HAPROXY'] ?? 'haproxy'

/** Starts HAProxy with a file of `operations/` and its variables, and resolves when it listens. */
export function startHaproxy(file: string, environment: Record<string, string>, port: number): Promise<ChildProcess> {
  const child = spawn(haproxy, ['-db', '-q', '-f', resolve('operations', file)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return whenListening(child, port)
}

/** Distributes requests to web processes on this machine. */
export function startWebBalancer(webPorts: readonly number[], port: number): Promise<ChildProcess> {
  const webs = webPorts.map((webPort, index) => [`PORTAL_WEB_${index + 1}`, `127.0.0.1:${webPort}`])
  return startHaproxy('haproxy.cfg', { PORTAL_BIND: `127.0.0.1:${port}`, ...Object.fromEntries(webs) }, port)
}
