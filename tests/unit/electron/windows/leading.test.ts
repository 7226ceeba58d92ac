/** How main navigates the page, and what happens when it stops, reloads or loses its server. */
import { describe, expect, it } from 'vitest'
import { logout } from '#shared/contract/session'
import { person, shellOf } from '../../../support/steeredShell'

describe('the page', () => {
  it('is told that it was loaded anew after it had stopped', async () => {
    const { shell, window, toldOf, ask } = shellOf()
    shell.told.pageGone('crashed')
    expect(window.loaded).toEqual(['app://console/'])
    await ask('page:ready', { userId: person })
    expect(toldOf('page:recovered')).toEqual([{}])
  })

  it('may hold on to what is unsaved, but not when main has decided to load it anew', async () => {
    const { shell, ask } = shellOf()
    await ask('page:ready', { userId: person })
    expect(shell.told.mayPreventUnload()).toBe(true)
    shell.told.pageGone('crashed')
    expect(shell.told.mayPreventUnload()).toBe(false)
  })

  it('that loads itself anew is led on only when it is there again', async () => {
    const { shell, toldOf, ask } = shellOf()
    await ask('page:ready', { userId: person })
    shell.told.pageReplaced()
    shell.open('/queue')
    expect(toldOf('navigate')).toEqual([])
    await ask('page:ready', { userId: person })
    expect(toldOf('navigate')).toEqual([{ path: '/queue' }])
  })

  it('gives way to the page of a crash, which copies the details, until it is asked for again', async () => {
    const { shell, window, system } = shellOf()
    shell.told.pageGone('crashed')
    shell.told.pageGone('crashed')
    expect(window.loaded.at(-1)).toBe('app://console/shell/crashed')
    const crashed = await shell.answer(new Request('app://console/shell/crashed'))
    expect(await crashed.text()).toContain('Care Console 1.2.3')
    await shell.answer(new Request('app://console/shell/copied'))
    expect(system.copied[0]).toContain('page.gone')
  })

  it('is told when the server answers no more, and when it does again', async () => {
    const { shell, toldOf, server } = shellOf()
    const call = () => shell.answer(new Request(`app://console${logout.path}`, { method: logout.method }))
    server.isReachable = false
    await call()
    await call()
    server.isReachable = true
    await call()
    expect(toldOf('server:changed')).toEqual([{ isReachable: false }, { isReachable: true }])
  })

  it('is led where the menu says, and the window comes to the front', async () => {
    const { system, window, toldOf, ask } = shellOf()
    await ask('page:ready', { userId: person })
    const go = system.menu.find((entry) => 'label' in entry && entry.label === '&Go')
    const queue = go && 'submenu' in go ? go.submenu[1] : undefined
    if (queue && 'click' in queue) queue.click()
    expect([toldOf('navigate'), window.done]).toEqual([[{ path: '/messageQueue' }], ['front']])
  })

  it('is painted again when the machine wakes, after who was away is signed out', async () => {
    const { shell, window, toldOf, signIn, asked, pass } = shellOf()
    await signIn()
    shell.tick()
    pass(11 * 60_000)
    shell.awake()
    expect([toldOf('session:ended'), window.done]).toEqual([[{ reason: 'idle' }], ['repaint']])
    await expect.poll(() => asked).toContain(logout.path)
  })
})
