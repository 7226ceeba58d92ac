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
  it('are at first such that nobody is told anything of a customer', () => {
    const { settings } = settingsOf(null)
    expect(settings.current()).toEqual(defaultShellSettings)
    expect(defaultShellSettings).toMatchObject({ notificationsTell: false, tray: false })
  })

  it('are kept and told when one changes, and leave the others as they are', () => {
    const { settings, written, told: reportedSettings } = settingsOf({ zoom: 1.5 })
    const changed = settings.change({ quietFrom: 18, quietUntil: undefined })
    expect(changed).toEqual({ ...defaultShellSettings, zoom: 1.5, quietFrom: 18 })
    expect([written, reportedSettings]).toEqual([[changed], [changed]])
  })

  it('keep what fits when one of them does not', () => {
    const { settings } = settingsOf({ zoom: 12, notifications: 'all', quietFrom: '8', theme: 'dark' })
    expect(settings.current()).toEqual({ ...defaultShellSettings, notifications: 'all' })
  })

  it('are as at first when their file cannot be read', () => {
    const settings = createSettings({
      read: () => {
        throw new Error('Not JSON')
      },
      write: () => undefined,
    })
    expect(settings.current()).toEqual(defaultShellSettings)
  })

  it('are whole and right, whatever lies on the disk', () => {
    const anything = fc.oneof(fc.anything(), fc.record({ zoom: fc.anything(), tray: fc.anything() }))
    fc.assert(
      fc.property(anything, (stored) => {
        expect(ShellSettings.safeParse(settingsOf(stored).settings.current()).success).toBe(true)
      }),
    )
  })

  it.each([{ zoom: 9 }, { zoom: 0 }, { quietFrom: 24 }, { notifications: 'loud' }, { theme: 'dark' }])(
    'are not changed to %o by a page',
    (patch) => expect(ShellSettingsPatch.safeParse(patch).success).toBe(false),
  )
})
