import type { UpdateStatus } from '#shared/desktop/ipc'
import * as desktopTexts from '#shared/texts/desktop'

export function updateText({ state, version }: UpdateStatus): string {
  switch (state) {
    case 'available':
      return desktopTexts.versionIsAvailableAskThe(version ?? '')
    case 'current':
      return desktopTexts.theAppIsUpToDate
    case 'off':
      return desktopTexts.theAppDoesntCheckFor
    case 'unknown':
      return desktopTexts.weDontKnowWhetherTheres
  }
}
