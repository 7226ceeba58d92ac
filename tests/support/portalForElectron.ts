/** Playwright's global set-up of the tests in Electron: a portal when they run, a failure when they must and cannot. */
import { electronGate } from './electronProgram'
import startOnce from './portalForBrowser'

// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export of this file.
export default async function startForElectron(): Promise<(() => Promise<void>) | undefined> {
  const gate = electronGate()
  if ('fail' in gate) throw new Error(gate.fail)
  // Nobody would call it.
  return 'skip' in gate ? undefined : startOnce()
}
