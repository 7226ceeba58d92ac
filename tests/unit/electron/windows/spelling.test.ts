/** Whether spelling is checked, and the source of the dictionaries. */
import { describe, expect, it } from 'vitest'
import { ShellConfig } from '../../../../electron/config'
import { canCheckSpelling, selectSupportedLanguages, spellingSettingsFor } from '../../../../electron/windows/spelling'

const config = (more: object = {}) => ShellConfig.parse({ portalOrigin: 'https://a.example', ...more })
const ours = { dictionaryUrl: 'https://files.example/dictionaries', spellingLanguages: ['en-US', 'es'] }

describe('spelling', () => {
  it.each(['win32', 'linux'] as const)(
    'on %s is not checked where nobody names a place for dictionaries',
    (platform) => {
      expect(spellingSettingsFor(platform, config(), true)).toEqual({ isOn: false, languages: [], dictionaryUrl: null })
      expect(canCheckSpelling(platform, config())).toBe(false)
    },
  )

  it('is checked with dictionaries from the place that administrators name', () => {
    expect(spellingSettingsFor('win32', config(ours), true)).toEqual({
      isOn: true,
      languages: ['en-US', 'es'],
      dictionaryUrl: 'https://files.example/dictionaries/',
    })
  })

  it('is checked by macOS itself, in its own languages', () => {
    expect(spellingSettingsFor('darwin', config(), true)).toEqual({ isOn: true, languages: [], dictionaryUrl: null })
  })

  it('is not checked for who does not want it', () => {
    expect(spellingSettingsFor('win32', config(ours), false)).toMatchObject({ isOn: false, languages: [] })
  })

  it.each(['http://files.example/', 'https://a:b@files.example/', 'files'])('takes no dictionaries from %s', (url) => {
    expect(ShellConfig.safeParse({ portalOrigin: 'https://a.example', dictionaryUrl: url }).success).toBe(false)
  })
})

describe('languages that administrators name', () => {
  const wanted = spellingSettingsFor('win32', config(ours), true)

  it('are those that Chromium knows, and what it does not know is told', () => {
    expect(selectSupportedLanguages(wanted, ['es', 'fr'])).toEqual({
      spelling: { ...wanted, languages: ['es'] },
      unsupported: ['en-US'],
    })
  })

  it('check nothing where none is known, rather than what Chromium would choose', () => {
    expect(selectSupportedLanguages(wanted, ['fr']).spelling).toMatchObject({ isOn: false, languages: [] })
  })

  it('are macOS’s own there', () => {
    const own = spellingSettingsFor('darwin', config(), true)
    expect(selectSupportedLanguages(own, [])).toEqual({ spelling: own, unsupported: [] })
  })
})
