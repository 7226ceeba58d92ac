/**
 * Playwright's global set-up: one portal with fresh demo data for the whole run, unless PORTAL_URL names a running one.
 */

import { startTestRecognizer } from '../speech/testRecognizer'
import { startPortal } from './portal'

// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export of this file.
export default async function startSharedPortal(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['PORTAL_URL']) return undefined
  const recognizer = await startTestRecognizer()
  const portal = await startPortal({ environment: { ...recognizer.environment, REPLY_HOLD_SECONDS: '5' } })
  // The workers are started after this and inherit it.
  process.env['PORTAL_URL'] = portal.url
  process.env['PORTAL_DATABASE_URL'] = portal.databaseUrl
  process.env['PORTAL_PROVIDER_URL'] = portal.providerUrl
  process.env['PORTAL_DATA_DIR'] = portal.dataDir
  process.env['PORTAL_OUTPUT'] = portal.output()
  process.env['PORTAL_RECOGNIZER'] = recognizer.name
  return async () => {
    await portal.stop()
    await recognizer.stop()
  }
}
