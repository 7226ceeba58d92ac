/**
 * Builds the report that users send to support: versions, statuses and the last log lines, without personal
 * data. It has no side effects.
 */

import type { SecretsStatus, UpdateStatus } from '#shared/desktop/ipc'
import type { ShellSettings } from '#shared/desktop/settings'
import * as shellTexts from '#shared/texts/desktopShell'
import { redact } from '../log/redact'

export interface DiagnosticsData {
  createdAt: Date
  version: string
  environment: string
  portalOrigin: string
  /** The operating system's own description. */
  system: string
  /** The versions of Electron, Chromium and Node. */
  runtime: string
  secrets: SecretsStatus
  /** The proxy that the system uses for the portal, or DIRECT. */
  proxy: string
  update: UpdateStatus
  settings: ShellSettings
  log: string
}

const maxLogLines = 200

export function diagnosticsText(data: DiagnosticsData): string {
  const { secrets, update, settings } = data
  const lines = [
    `${shellTexts.productName} ${data.version} (${data.environment}), ${data.createdAt.toISOString()}`,
    `Portal: ${data.portalOrigin}`,
    `System: ${data.system}`,
    `Runtime: ${data.runtime}`,
    `Keychain: ${secrets.backend}${secrets.reason === null ? '' : ` (${secrets.reason})`}`,
    `Proxy: ${data.proxy}`,
    `Updates: ${update.state}${update.version === null ? '' : ` ${update.version}`}`,
    `Settings: ${Object.entries(settings)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ')}`,
    '',
    ...data.log.trimEnd().split('\n').slice(-maxLogLines),
  ]
  // Log lines are already redacted, but the system's answers may contain a user name.
  return `${lines.map(redact).join('\n')}\n`
}
