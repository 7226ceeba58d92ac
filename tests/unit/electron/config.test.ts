/** The configuration of the shell's server. */
import { describe, expect, it } from 'vitest'
import { type ConfigSources, findConfig, policyFileOf } from '../../../electron/config'

const sources = (files: Record<string, string>, more: Partial<ConfigSources> = {}): ConfigSources => ({
  platform: 'linux',
  isPackaged: true,
  resourcesPath: '/opt/console/resources',
  env: {},
  read: (path) => files[path] ?? null,
  ...more,
})

const policy = '/etc/careconsole/config.json'
const packaged = '/opt/console/resources/config.json'
const at = (origin: string, more: object = {}) => JSON.stringify({ portalOrigin: origin, ...more })
/** The configuration of a package in which administrators choose one of the allowed hosts. */
const packageConfig = at('https://b.example', { policyHosts: ['a.example'] })

describe('the server of the shell', () => {
  it('is the one that administrators name, before that of the package', () => {
    const found = findConfig(sources({ [policy]: at('https://a.example'), [packaged]: packageConfig }))
    expect(found).toMatchObject({ status: 'found', from: policy, config: { portalOrigin: 'https://a.example' } })
  })

  it('is that of the package if administrators name none', () => {
    expect(findConfig(sources({ [packaged]: at('https://b.example') }))).toMatchObject({
      status: 'found',
      config: { portalOrigin: 'https://b.example', environment: 'production', mayTellInNotifications: false },
    })
  })

  it('is not that of the package if administrators name an invalid one', () => {
    const found = findConfig(sources({ [policy]: '{', [packaged]: at('https://b.example') }))
    expect(found).toMatchObject({ status: 'wrong', from: policy })
  })

  it.each(['http://a.example', 'https://a:b@a.example', 'https://a.example/path', 'https://a.example/?x', 'a.example'])(
    'is never %s',
    (origin) => expect(findConfig(sources({ [packaged]: at(origin) })).status).toBe('wrong'),
  )

  it.each(['updatesUrl', 'paymentOrigins', 'dictionaryUrl'])(
    'is never replaced by an address without a certificate: %s',
    (name) => {
      const place = name === 'paymentOrigins' ? ['http://b.example'] : 'http://b.example'
      const text = JSON.stringify({ portalOrigin: 'https://a.example', [name]: place })
      expect(findConfig(sources({ [policy]: text }))).toMatchObject({ status: 'wrong', from: policy })
    },
  )

  it.each(['https://a.example/', 'https://A.example', 'https://a.example:443'])(
    'is compared as a URL, however it is written: %s',
    (written) => {
      const text = JSON.stringify({ portalOrigin: written, updatesUrl: written, paymentOrigins: [written] })
      expect(findConfig(sources({ [packaged]: text }))).toMatchObject({
        config: {
          portalOrigin: 'https://a.example',
          updatesUrl: 'https://a.example',
          paymentOrigins: ['https://a.example'],
        },
      })
    },
  )

  it('can’t be set in any other way in a packaged shell', () => {
    const found = findConfig(sources({}, { env: { CONSOLE_API_ORIGIN: 'https://evil.example' } }))
    expect(found).toEqual({ status: 'missing', checkedPaths: [policy, packaged] })
  })

  it('can be set by the environment during development, and can then be this machine', () => {
    const found = findConfig(sources({}, { isPackaged: false, env: { CONSOLE_API_ORIGIN: 'http://localhost:4000' } }))
    expect(found).toMatchObject({ config: { portalOrigin: 'http://localhost:4000', environment: 'development' } })
    const elsewhere = sources({}, { isPackaged: false, env: { CONSOLE_API_ORIGIN: 'http://a.example' } })
    expect(findConfig(elsewhere).status).toBe('wrong')
  })

  it('is set in a file whose location no environment changes', () => {
    const path = String.raw`C:\ProgramData\Quillmere\CareConsole\config.json`
    const read = (file: string) => (file === path ? at('https://a.example') : packageConfig)
    const env = { ProgramData: String.raw`C:\Users\me` }
    expect(findConfig(sources({}, { platform: 'win32', env, read }))).toMatchObject({ status: 'found', from: path })
    expect(policyFileOf('darwin')).toBe('/Library/Application Support/Quillmere/CareConsole/config.json')
  })
})

describe('the hosts that administrators may name', () => {
  const named = (settings: object, isPackaged = true) =>
    findConfig(sources({ [policy]: JSON.stringify(settings), [packaged]: packageConfig }, { isPackaged }))

  it('are those that the package allows, with their subdomains', () => {
    expect(
      named({
        portalOrigin: 'https://portal.a.example',
        updatesUrl: 'https://a.example',
        dictionaryUrl: 'https://files.a.example/words',
        paymentOrigins: ['https://proof.a.example'],
        signOnDomains: ['*.a.example', 'a.example'],
      }),
    ).toMatchObject({ status: 'found', from: policy })
  })

  it.each<[field: string, settings: object]>([
    ['portalOrigin', { portalOrigin: 'https://evil.example' }],
    ['portalOrigin', { portalOrigin: 'https://nota.example' }],
    ['portalOrigin', { portalOrigin: 'https://a.example.evil.example' }],
    ['updatesUrl', { updatesUrl: 'https://evil.example' }],
    ['dictionaryUrl', { dictionaryUrl: 'https://evil.example/' }],
    ['paymentOrigins', { paymentOrigins: ['https://a.example', 'https://evil.example'] }],
    ['signOnDomains', { signOnDomains: ['*.evil.example'] }],
    ['signOnDomains', { signOnDomains: ['*'] }],
    ['signOnDomains', { signOnDomains: ['*a.example'] }],
    ['signOnDomains', { signOnDomains: ['evil.example,*.a.example'] }],
  ])('include no other host, no matter who wrote the file: %s of %o', (field, settings) => {
    const found = named({ portalOrigin: 'https://a.example', ...settings })
    expect(found).toMatchObject({
      status: 'wrong',
      from: policy,
      problems: [expect.stringMatching(`^${field}(\\.0)?: `)],
    })
  })

  it('are none if the package names none or can’t be read', () => {
    const files: Record<string, string>[] = [{}, { [packaged]: at('https://b.example') }, { [packaged]: '{' }]
    const found = files.map((own) => findConfig(sources({ [policy]: at('https://a.example'), ...own })).status)
    expect(found).toEqual(['wrong', 'wrong', 'wrong'])
  })

  it('are not extended by the administrators’ own file', () => {
    expect(named({ portalOrigin: 'https://evil.example', policyHosts: ['evil.example'] }).status).toBe('wrong')
  })

  it('are unlimited during development, when there is no package', () => {
    expect(named({ portalOrigin: 'https://evil.example' }, false).status).toBe('found')
  })
})
