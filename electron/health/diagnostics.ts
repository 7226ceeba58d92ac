/** What somebody hands on who asks for help: versions, states and the last lines of the log, and nothing of a person. Pure. */
import type { SecretsStatus, UpdateStatus } from '#shared/desktop/ipc'
import type { ShellSettings } from '#shared/desktop/settings'
import { redacted } from '../log/redact'

export interface Findings {
  at: Date
  version: string
  environment: string
  portalOrigin: string
  /** The operating system, as it names itself. */
  system: string
  /** Electron, Chromium and Node. */
  runtime: string
  secrets: SecretsStatus
  /** As the system answers for the portal: DIRECT, or a proxy. */
  proxy: string
  update: UpdateStatus
  settings: ShellSettings
  log: string
}

const mostLines = 200

export function diagnosticsText(found: Findings): string {
  const { secrets, update, settings } = found
  const lines = [
    `Care Console ${found.version} (${found.environment}), ${found.at.toISOString()}`,
    `Portal: ${found.portalOrigin}`,
    `System: ${found.system}`,
    `Runtime: ${found.runtime}`,
    `Keychain: ${secrets.backend}${secrets.reason === null ? '' : ` (${secrets.reason})`}`,
    `Proxy: ${found.proxy}`,
    `Updates: ${update.state}${update.version === null ? '' : ` ${update.version}`}`,
    `Settings: ${Object.entries(settings)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ')}`,
    '',
    ...found.log.trimEnd().split('\n').slice(-mostLines),
  ]
  // Lines of the log are clean already; what the system says of itself may name somebody.
  return `${lines.map(redacted).join('\n')}\n`
}
