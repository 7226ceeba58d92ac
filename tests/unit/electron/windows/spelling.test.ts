/** Whether spelling is checked, and the source of the dictionaries. */
import { describe, expect, it } from 'vitest'
import { ShellConfig } from '../../../../electron/config'
import { canCheckSpelling, selectSupportedLanguages, spellingSettingsFor } from '../../../../electron/windows/spelling'

const config = (more: object = {}) => ShellConfig.parse({ portalOrigin: 'https://a.example', ...more })
const ours = { dictionaryUrl: 'https://files.example/dictionaries', spellingLanguages: ['en-US', 'es'] }

describe('the spell check', () => {
  it.each(['win32', 'linux'] as const)(
    'the spell check on %s is off unless a location of dictionaries is named',
    (platform) => {
      expect(spellingSettingsFor(platform, config(), true)).toEqual({ isOn: false, languages: [], dictionaryUrl: null })
      expect(canCheckSpelling(platform, config())).toBe(false)
    },
  )

  it('uses dictionaries from the location that administrators name', () => {
    expect(spellingSettingsFor('win32', config(ours), true)).toEqual({
      isOn: true,
      languages: ['en-US', 'es'],
      dictionaryUrl: 'https://files.example/dictionaries/',
    })
  })

  it('is done by macOS itself, in its own languages', () => {
    expect(spellingSettingsFor('darwin', config(), true)).toEqual({ isOn: true, languages: [], dictionaryUrl: null })
  })

  it('is off if the user turns it off', () => {
    expect(spellingSettingsFor('win32', config(ours), false)).toMatchObject({ isOn: false, languages: [] })
  })

  it.each(['http://files.example/', 'https://a:b@files.example/', 'files'])('loads no dictionaries from %s', (url) => {
    expect(ShellConfig.safeParse({ portalOrigin: 'https://a.example', dictionaryUrl: url }).success).toBe(false)
  })
})

describe('the languages that administrators name', () => {
  const settings = spellingSettingsFor('win32', config(ours), true)

  it('are those that Chromium supports, and the others are reported', () => {
    expect(selectSupportedLanguages(settings, ['es', 'fr'])).toEqual({
      spelling: { ...settings, languages: ['es'] },
      unsupported: ['en-US'],
    })
  })

  it('turn off the spell check if none is supported, instead of Chromium’s default', () => {
    expect(selectSupportedLanguages(settings, ['fr']).spelling).toMatchObject({ isOn: false, languages: [] })
  })

  it('are the system’s own on macOS', () => {
    const own = spellingSettingsFor('darwin', config(), true)
    expect(selectSupportedLanguages(own, [])).toEqual({ spelling: own, unsupported: [] })
  })
})
