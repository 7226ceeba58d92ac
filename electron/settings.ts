/**
 * Stores the user's settings on this machine. The stored values are validated, and invalid ones become the defaults.
 */
import { z } from 'zod/mini'
import { defaultShellSettings, ShellSettings, type ShellSettingsPatch } from '#shared/desktop/settings'
import type { Log } from './ports'

export interface SettingsFile {
  read(): unknown
  write(settings: ShellSettings): void
}

export interface Settings {
  current(): ShellSettings
  change(patch: ShellSettingsPatch): ShellSettings
}

const withoutUndefined = <T extends object>(patch: T): Partial<T> =>
  // IPC doesn't distinguish missing from undefined values. A partial type allows any of them to be missing.
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<T>

/** Validates each field separately, so that one from an older or newer version doesn't invalidate the others. */
function validSettings(stored: unknown): Partial<ShellSettings> {
  const fields: [string, unknown][] = Object.entries(Object(stored))
  return fields.reduce<Partial<ShellSettings>>((valid, [name, value]) => {
    const parsed = z.safeParse(z.partial(ShellSettings), { [name]: value })
    return parsed.success ? { ...valid, ...withoutUndefined(parsed.data) } : valid
  }, {})
}

/** Returns the defaults if the file isn't readable. */
function readStored(file: SettingsFile): ShellSettings {
  try {
    return { ...defaultShellSettings, ...validSettings(file.read()) }
  } catch {
    return defaultShellSettings // The file is corrupt or not readable.
  }
}

export function createSettings(file: SettingsFile, onChange: (settings: ShellSettings) => void = () => {}): Settings {
  let settings = readStored(file)
  return {
    current: () => settings,
    change(patch) {
      const newSettings = { ...settings, ...withoutUndefined(patch) }
      // A setting that can't be stored must not take effect, so that the user sees the true state.
      file.write(newSettings)
      settings = newSettings
      onChange(settings)
      return settings
    },
  }
}

/** Changes settings for callers without a page that could show the failure. A full disk must not crash the shell. */
export const tolerateStoreErrors = (settings: Settings, log: Log): Settings => ({
  ...settings,
  change(patch) {
    try {
      return settings.change(patch)
    } catch (error) {
      log.warn('settings.notStored', { error: String(error) })
      return settings.current()
    }
  },
})
