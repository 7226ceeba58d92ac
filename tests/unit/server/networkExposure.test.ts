import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config'
import { checkProductionStart, exposureOf } from '../../../server/exposure'
import { readLaunchSettings } from '../../../server/launch/settings'
import { codeKey, providerKey, sealKey } from '../../support/server/keys'

const local = { HOST: '127.0.0.1' }

describe('a server for its own machine only', () => {
  it.each(['127.0.0.1', '127.0.0.5', 'localhost', '::1', '[::1]'])('listens on %s', (HOST) => {
    expect(exposureOf({ HOST })).toEqual([])
  })

  it('may name itself and a payment provider on this machine', () => {
    const urls = { PUBLIC_URL: 'http://localhost:5173', PROVIDER_URL: 'http://127.0.0.1:4001' }
    expect(exposureOf({ ...local, ...urls })).toEqual([])
  })

  it('may have every sandbox part and generated keys', () => {
    expect(readLaunchSettings({}).verdict).toEqual({ refusal: null, warnings: [] })
  })
})

describe('a server that other machines can reach', () => {
  it.each([
    ['HOST is 0.0.0.0', { HOST: '0.0.0.0' }],
    ['PUBLIC_URL is set', { ...local, PUBLIC_URL: 'https://portal.example' }],
    ['PROVIDER_URL names a payment provider', { ...local, PROVIDER_URL: 'https://pay.example' }],
    ['ALLOWED_HOSTS names portal.example', { ...local, ALLOWED_HOSTS: ['console.localhost', 'portal.example'] }],
    ['NODE_ENV is production', { ...local, NODE_ENV: 'production' }],
  ])('is recognized because %s', (reason, settings) => {
    expect(exposureOf(settings)).toEqual([reason])
  })

  it('lists everything that keeps it from starting, each with the setting that changes it', () => {
    const { verdict } = readLaunchSettings({ HOST: '0.0.0.0', PUBLIC_URL: 'https://portal.example' })
    expect(verdict.refusal?.split('\n')).toEqual([
      'The portal does not start, because other machines can reach it (HOST is 0.0.0.0; PUBLIC_URL is set) and it is not ready for that:',
      expect.stringMatching(/outbox keeps one-time codes .* Set SMTP_URL\.$/),
      expect.stringMatching(/accepts test cards .* Set PROVIDER_URL\.$/),
      expect.stringMatching(/network only simulates .* set ALLOW_SANDBOX=network\.$/),
      expect.stringMatching(/published password\. Set DEMO_DATA=off\.$/),
      expect.stringMatching(/: CODE_KEY, SEAL_KEY, WEBHOOK_KEY\. Set them, or set DATA_DIR to the folder/),
      'For a trial with all of its sandbox parts, set ALLOW_SANDBOX=outbox,provider,network,demo.',
    ])
  })

  const production = {
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://portal.example',
    SMTP_URL: 'smtp://mail.example',
    PROVIDER_URL: 'https://pay.example',
    ALLOW_SANDBOX: 'network',
  }

  it('starts with a mail gateway, a payment provider and keys of its own, and warns about each part that ALLOW_SANDBOX names', () => {
    const keys = { PROVIDER_KEY: providerKey, CODE_KEY: codeKey, SEAL_KEY: sealKey }
    const { verdict } = readLaunchSettings({ ...production, ...keys, WEBHOOK_KEY: codeKey, DEMO_DATA: 'off' })
    expect(verdict).toEqual({ refusal: null, warnings: [expect.stringMatching(/ALLOW_SANDBOX=network allows it\.$/)] })
  })

  it('may generate keys in a folder that was chosen for them, except the key that a payment provider knows', () => {
    const { verdict } = readLaunchSettings({ ...production, DATA_DIR: '/srv/portal', DEMO_DATA: 'off' })
    expect(verdict.refusal).not.toContain('SEAL_KEY')
    expect(verdict.refusal).toContain('PROVIDER_KEY')
  })

  it('needs a mail gateway even if it sends text messages, whatever ALLOW_SANDBOX names', () => {
    const { refusal } = checkProductionStart({
      ...production,
      PROVIDER_KEY: providerKey,
      SMTP_URL: undefined,
      SMS_URL: 'https://sms.example',
      ALLOW_SANDBOX: ['outbox', 'network'],
    })
    expect(refusal?.split('\n')).toEqual([
      expect.stringContaining('does not start'),
      '  - Without a mail gateway, no invitations, password links and bills can be sent. Set SMTP_URL.',
    ])
  })

  it('is refused by each process of the server, not only by npm start', () => {
    const settings = {
      DATABASE_URL: 'postgres://127.0.0.1/portal',
      PROVIDER_URL: 'http://127.0.0.1:4001',
      PROVIDER_KEY: providerKey,
      CODE_KEY: codeKey,
      SEAL_KEY: sealKey,
    }
    expect(() => readConfig(settings)).not.toThrow()
    expect(() => readConfig({ ...settings, NODE_ENV: 'production' })).toThrow('ALLOW_SANDBOX=outbox,provider,network.')
  })
})
