import type { UpdateStatus } from '#shared/desktop/ipc'
import * as desktopTexts from '#shared/texts/desktop'

export function updateText({ state, version }: UpdateStatus): string {
  switch (state) {
    case 'available':
      return desktopTexts.versionAvailable(version ?? '')
    case 'current':
      return desktopTexts.upToDate
    case 'off':
      return desktopTexts.updatesManaged
    case 'unknown':
      return desktopTexts.newerVersionUnknown
  }
}
