/**
 * Playwright's global set-up of the tests in Electron. Starts a portal if they can run, and fails if they must run but
 * can't.
 */

import startSharedPortal from '../browser/portalForBrowser'
import { readElectronGate } from './electronProgram'

// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export of this file.
export default async function startForElectron(): Promise<(() => Promise<void>) | undefined> {
  const gate = readElectronGate()
  if ('fail' in gate) throw new Error(gate.fail)
  // Without Electron no test would use the portal.
  return 'skip' in gate ? undefined : startSharedPortal()
}
