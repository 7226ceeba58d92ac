/** Whether there is a newer version of the app, for people. */
import type { UpdateStatus } from '#shared/desktop/ipc'

export function updateWords({ state, version }: UpdateStatus): string {
  switch (state) {
    case 'available':
      return `Version ${version ?? ''} is available. Ask whoever looks after your computer to install it.`
    case 'current':
      return 'The app is up to date.'
    case 'off':
      return 'The app does not look for newer versions on this computer. Whoever looks after it installs them.'
    case 'unknown':
      return 'It is not known whether there is a newer version: the last look found nobody, or there was none yet.'
  }
}
