/** The shell's appearance according to the user's settings: zoom, spelling and the tray icon. */
import { describe, expect, it } from 'vitest'
import { defaultShellSettings } from '#shared/desktop/settings'
import { createControlledShell } from '../../../support/shell/controlledShell'

describe('the settings', () => {
  it('are applied at the start, and again when the page changes them, which is announced', async () => {
    const { window, system, sentOn, invoke } = createControlledShell({ stored: { zoom: 1.5 } })
    expect(window.zooms).toEqual([1.5])
    await invoke('settings:set', { zoom: 2, tray: true })
    expect(window.zooms.at(-1)).toBe(2)
    expect(system.trays).toEqual(['Care Console'])
    expect(sentOn('settings:changed')).toEqual([{ ...defaultShellSettings, zoom: 2, tray: true }])
    expect(sentOn('zoom:changed')).toEqual([])
    await invoke('settings:set', { tray: false })
    await invoke('settings:set', { zoom: 1 })
    expect(system.trays).toEqual(['Care Console', null])
  })

  it('allow no names of customers in notifications unless administrators do', async () => {
    const { invoke } = createControlledShell()
    expect(await invoke('settings:set', { notificationsTell: true })).toMatchObject({
      value: { notificationsTell: false },
    })
    const allowed = createControlledShell({ config: { mayTellInNotifications: true } })
    expect(await allowed.invoke('settings:set', { notificationsTell: true })).toMatchObject({
      value: { notificationsTell: true },
    })
  })

  it('say which of them the user may change', async () => {
    const { invoke } = createControlledShell({ config: { mayStaySignedIn: false } })
    expect(await invoke('app:info')).toMatchObject({
      value: { allows: { staySignedIn: false, tellInNotifications: false, spellCheck: false } },
    })
  })

  it('turn the spell check on and off', async () => {
    const { invoke, spellings } = createControlledShell({ config: { dictionaryUrl: 'https://files.example/' } })
    expect(spellings.at(-1)?.isOn).toBe(true)
    await invoke('settings:set', { spellCheck: false })
    expect(spellings.at(-1)?.isOn).toBe(false)
  })

  it('turn off the spell check for unknown languages, which are logged', () => {
    const config = { dictionaryUrl: 'https://files.example/', spellingLanguages: ['en-US', 'xx'] }
    const { spellings, log } = createControlledShell({ config })
    expect(spellings).toMatchObject([{ isOn: true, languages: ['en-US'] }])
    expect(log.text()).toMatch(/spelling\.unknown.*xx/)
  })
})

describe('the zoom', () => {
  it('zooming by wheel is stored and announced, and is limited', () => {
    const { shell, window, sentOn } = createControlledShell({ stored: { zoom: 2.5 } })
    shell.windowEvents.zoomWheel('in')
    shell.windowEvents.zoomWheel('in')
    expect(window.zooms).toEqual([2.5, 3, 3])
    expect(sentOn('zoom:changed')).toEqual([{ percent: 300 }, { percent: 300 }])
  })

  it('does not end the shell if it can’t be stored', () => {
    const full = () => {
      throw new Error('ENOSPC')
    }
    const { shell, log } = createControlledShell({ write: full })
    shell.windowEvents.zoomWheel('in')
    for (const _time of [1, 2]) shell.windowEvents.processGone('GPU', 'crashed')
    expect(log.text().match(/settings\.notStored/g)).toHaveLength(2)
  })

  it('applies to every page that is loaded', () => {
    const { shell, window } = createControlledShell({ stored: { zoom: 1.25 } })
    shell.windowEvents.loaded()
    expect(window.zooms).toEqual([1.25, 1.25])
  })
})
