/** Tests which parts of the machine each window may access. */
import { describe, expect, it } from 'vitest'
import { webPreferencesFor } from '../../../../electron/windows/preferences'

describe('the preferences of the windows', () => {
  const main = webPreferencesFor({ kind: 'main', preload: '/preload.cjs', hasDevTools: false, spellCheck: true })
  const payment = webPreferencesFor({ kind: 'payment', partition: 'pay-1' })

  it.each([
    ['main', main],
    ['payment', payment],
  ])('keep the page of the %s window away from the machine', (_name, preferences) => {
    expect(preferences).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      webSecurity: true,
      devTools: false,
      disableBlinkFeatures: 'Auxclick',
    })
    expect(preferences).not.toHaveProperty('experimentalFeatures')
    expect(preferences).not.toHaveProperty('allowRunningInsecureContent')
  })

  it('give the payment window no preload and an in-memory session', () => {
    expect(payment).not.toHaveProperty('preload')
    expect(payment.partition).not.toMatch(/^persist:/)
  })
})
