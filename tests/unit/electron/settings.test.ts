/** The user's settings of the shell on this machine. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultShellSettings, ShellSettings, ShellSettingsPatch } from '#shared/desktop/settings'
import { createSettings } from '../../../electron/settings'

function settingsOf(stored: unknown) {
  const written: ShellSettings[] = []
  const reportedSettings: ShellSettings[] = []
  const settings = createSettings({ read: () => stored, write: (all) => written.push(all) }, (all) =>
    reportedSettings.push(all),
  )
  return { settings, written, told: reportedSettings }
}

describe('the settings of a machine', () => {
  it('show nothing about customers by default', () => {
    const { settings } = settingsOf(null)
    expect(settings.current()).toEqual(defaultShellSettings)
    expect(defaultShellSettings).toMatchObject({ notificationsTell: false, tray: false })
  })

  it('are stored and announced if one changes, and leave the others unchanged', () => {
    const { settings, written, told: reportedSettings } = settingsOf({ zoom: 1.5 })
    const changed = settings.change({ quietFrom: 18, quietUntil: undefined })
    expect(changed).toEqual({ ...defaultShellSettings, zoom: 1.5, quietFrom: 18 })
    expect([written, reportedSettings]).toEqual([[changed], [changed]])
  })

  it('keep valid values if one is invalid', () => {
    const { settings } = settingsOf({ zoom: 12, notifications: 'all', quietFrom: '8', theme: 'dark' })
    expect(settings.current()).toEqual({ ...defaultShellSettings, notifications: 'all' })
  })

  it('have their defaults if their file can’t be read', () => {
    const settings = createSettings({
      read: () => {
        throw new Error('Not JSON')
      },
      write: () => undefined,
    })
    expect(settings.current()).toEqual(defaultShellSettings)
  })

  it('are complete and valid, whatever is on the disk', () => {
    const anything = fc.oneof(fc.anything(), fc.record({ zoom: fc.anything(), tray: fc.anything() }))
    fc.assert(
      fc.property(anything, (stored) => {
        expect(ShellSettings.safeParse(settingsOf(stored).settings.current()).success).toBe(true)
      }),
    )
  })

  it.each([{ zoom: 9 }, { zoom: 0 }, { quietFrom: 24 }, { notifications: 'loud' }, { theme: 'dark' }])(
    'can’t be set to %o by a page',
    (patch) => expect(ShellSettingsPatch.safeParse(patch).success).toBe(false),
  )
})
