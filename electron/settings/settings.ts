/** What a person has set for the shell on this machine. Whatever lies on the disk is checked; what does not fit is as it was at first. */
import { z } from 'zod/mini'
import { defaultShellSettings, ShellSettings, type ShellSettingsPatch } from '#shared/desktop/settings'
import type { Log } from '../ports'

/** Where the settings lie between two starts. */
export interface SettingsFile {
  read(): unknown
  write(settings: ShellSettings): void
}

export interface Settings {
  current(): ShellSettings
  change(patch: ShellSettingsPatch): ShellSettings
}

const given = <T extends object>(patch: T): Partial<T> =>
  // Left out and undefined are the same over IPC.
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<T>

/** Field by field: one that an older or a newer shell wrote otherwise does not take the others along. */
function fittingOf(stored: unknown): Partial<ShellSettings> {
  const fields: [string, unknown][] = Object.entries(Object(stored))
  return fields.reduce<Partial<ShellSettings>>((known, [name, value]) => {
    const read = z.safeParse(z.partial(ShellSettings), { [name]: value })
    return read.success ? { ...known, ...given(read.data) } : known
  }, {})
}

/** The settings as they lie there; what cannot be read is as it was at first. */
function storedIn(file: SettingsFile): ShellSettings {
  try {
    return { ...defaultShellSettings, ...fittingOf(file.read()) }
  } catch {
    return defaultShellSettings // A file that is broken, or not ours to read.
  }
}

export function createSettings(file: SettingsFile, onChange: (settings: ShellSettings) => void = () => {}): Settings {
  let settings = storedIn(file)
  return {
    current: () => settings,
    change(patch) {
      const changed = { ...settings, ...given(patch) }
      // What cannot be kept does not hold either: nobody is told otherwise than it is.
      file.write(changed)
      settings = changed
      onChange(settings)
      return settings
    },
  }
}

/** For what happens without a page that could be told of it: a disk that is full ends no shell. */
export const keptIfPossible = (settings: Settings, log: Log): Settings => ({
  ...settings,
  change(patch) {
    try {
      return settings.change(patch)
    } catch (error) {
      log.warn('settings.notKept', { error: String(error) })
      return settings.current()
    }
  },
})
