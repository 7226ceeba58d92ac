/** What a person has set for the shell on this machine. Whatever lies on the disk is checked; what does not fit is as it was at first. */
import { z } from 'zod/mini'
import { defaultShellSettings, ShellSettings, type ShellSettingsPatch } from '#shared/desktop/settings'

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

export function createSettings(file: SettingsFile): Settings {
  const stored = z.safeParse(z.partial(ShellSettings), file.read() ?? {})
  let settings: ShellSettings = { ...defaultShellSettings, ...(stored.success ? given(stored.data) : {}) }
  return {
    current: () => settings,
    change(patch) {
      settings = { ...settings, ...given(patch) } as ShellSettings
      file.write(settings)
      return settings
    },
  }
}
