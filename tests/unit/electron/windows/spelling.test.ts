/** Whether spelling is checked, and where its words come from. */
import { describe, expect, it } from 'vitest'
import { ShellConfig } from '../../../../electron/config'
import { canCheckSpelling, knownOf, spellingOf } from '../../../../electron/windows/spelling'

const config = (more: object = {}) => ShellConfig.parse({ portalOrigin: 'https://a.example', ...more })
const ours = { dictionaryUrl: 'https://files.example/dictionaries', spellingLanguages: ['en-US', 'es'] }

describe('spelling', () => {
  it.each(['win32', 'linux'] as const)(
    'on %s is not checked where nobody names a place for dictionaries',
    (platform) => {
      expect(spellingOf(platform, config(), true)).toEqual({ isOn: false, languages: [], dictionaryUrl: null })
      expect(canCheckSpelling(platform, config())).toBe(false)
    },
  )

  it('is checked with dictionaries from the place that administrators name', () => {
    expect(spellingOf('win32', config(ours), true)).toEqual({
      isOn: true,
      languages: ['en-US', 'es'],
      dictionaryUrl: 'https://files.example/dictionaries/',
    })
  })

  it('is checked by macOS itself, in its own languages', () => {
    expect(spellingOf('darwin', config(), true)).toEqual({ isOn: true, languages: [], dictionaryUrl: null })
  })

  it('is not checked for who does not want it', () => {
    expect(spellingOf('win32', config(ours), false)).toMatchObject({ isOn: false, languages: [] })
  })

  it.each(['http://files.example/', 'https://a:b@files.example/', 'files'])('takes no dictionaries from %s', (url) => {
    expect(ShellConfig.safeParse({ portalOrigin: 'https://a.example', dictionaryUrl: url }).success).toBe(false)
  })
})

describe('languages that administrators name', () => {
  const wanted = spellingOf('win32', config(ours), true)

  it('are those that Chromium knows, and what it does not know is told', () => {
    expect(knownOf(wanted, ['es', 'fr'])).toEqual({
      spelling: { ...wanted, languages: ['es'] },
      unknown: ['en-US'],
    })
  })

  it('check nothing where none is known, rather than what Chromium would choose', () => {
    expect(knownOf(wanted, ['fr']).spelling).toMatchObject({ isOn: false, languages: [] })
  })

  it('are macOS’s own there', () => {
    const own = spellingOf('darwin', config(), true)
    expect(knownOf(own, [])).toEqual({ spelling: own, unknown: [] })
  })
})
