/** How main navigates the page, and what happens when it stops, reloads or loses its server. */
import { describe, expect, it } from 'vitest'
import { logout } from '#shared/contract/signIn/session'
import { createControlledShell } from '../../../support/shell/controlledShell'
import { testUserId } from '../../../support/shell/userIds'

describe('the page', () => {
  it('learns that it was reloaded after a crash', async () => {
    const { shell, window, sentOn, invoke } = createControlledShell()
    shell.windowEvents.pageGone('crashed')
    expect(window.loaded).toEqual(['app://console/'])
    await invoke('page:ready', { userId: testUserId })
    expect(sentOn('page:recovered')).toEqual([{}])
  })

  it('may block closing because of unsaved changes, but not a reload by the main process', async () => {
    const { shell, invoke } = createControlledShell()
    await invoke('page:ready', { userId: testUserId })
    expect(shell.windowEvents.mayPreventUnload()).toBe(true)
    shell.windowEvents.pageGone('crashed')
    expect(shell.windowEvents.mayPreventUnload()).toBe(false)
  })

  it('is navigated only once it listens again after it reloaded itself', async () => {
    const { shell, sentOn, invoke } = createControlledShell()
    await invoke('page:ready', { userId: testUserId })
    shell.windowEvents.pageReplaced()
    shell.open('/queue')
    expect(sentOn('navigate')).toEqual([])
    await invoke('page:ready', { userId: testUserId })
    expect(sentOn('navigate')).toEqual([{ path: '/queue' }])
  })

  it('is replaced by the crash page, which copies the details, until the user reloads it', async () => {
    const { shell, window, system } = createControlledShell()
    shell.windowEvents.pageGone('crashed')
    shell.windowEvents.pageGone('crashed')
    expect(window.loaded.at(-1)).toBe('app://console/shell/crashed')
    const crashed = await shell.answer(new Request('app://console/shell/crashed'))
    expect(await crashed.text()).toContain('Care Console 1.2.3')
    await shell.answer(new Request('app://console/shell/copied'))
    expect(system.copied[0]).toContain('page.gone')
  })

  it('learns when the server becomes unreachable and reachable', async () => {
    const { shell, sentOn, server } = createControlledShell()
    const call = () => shell.answer(new Request(`app://console${logout.path}`, { method: logout.method }))
    server.isReachable = false
    await call()
    await call()
    server.isReachable = true
    await call()
    expect(sentOn('server:changed')).toEqual([{ isReachable: false }, { isReachable: true }])
  })

  it('is navigated by the menu, and the window comes to the front', async () => {
    const { system, window, sentOn, invoke } = createControlledShell()
    await invoke('page:ready', { userId: testUserId })
    const go = system.menu.find((entry) => 'label' in entry && entry.label === '&Go')
    const queue = go && 'submenu' in go ? go.submenu[1] : undefined
    if (queue && 'click' in queue) queue.click()
    expect([sentOn('navigate'), window.done]).toEqual([[{ path: '/messageQueue' }], ['front']])
  })

  it('is repainted when the machine wakes up, after an idle user is signed out', async () => {
    const { shell, window, sentOn, signIn, requestedPaths, advance } = createControlledShell()
    await signIn()
    shell.tick()
    advance(11 * 60_000)
    shell.awake()
    expect([sentOn('session:ended'), window.done]).toEqual([[{ reason: 'idle' }], ['repaint']])
    await expect.poll(() => requestedPaths).toContain(logout.path)
  })
})
