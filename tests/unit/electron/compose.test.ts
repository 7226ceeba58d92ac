/** The composed shell: calls of the page reach the right part, and events reach the page. */
import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { logout } from '#shared/contract/session'
import { other, person, shellOf } from '../../support/steeredShell'

describe('the session', () => {
  it('is warned about in the system’s own way while another window is in front', async () => {
    const { shell, window, notices, focus, toldOf, signIn, pass } = shellOf()
    await signIn()
    shell.tick()
    pass(9 * 60_000 + 1000)
    focus.is = false
    shell.tick()
    expect(toldOf('session:idleWarning')).toHaveLength(1)
    expect([notices, window.done]).toEqual([['You’ll be signed out in a minute.'], ['flash']])
  })

  it('is warned about by the page alone while somebody looks at it', async () => {
    const { shell, notices, toldOf, signIn, pass } = shellOf()
    await signIn()
    shell.tick()
    pass(9 * 60_000 + 1000)
    shell.tick()
    expect([toldOf('session:idleWarning').length, notices]).toEqual([1, []])
  })
})

describe('the details for support', () => {
  it('are copied with the state of the keychain, and hold no token', async () => {
    const { ask, system, signIn } = shellOf()
    const handle = await signIn()
    await ask('session:keep', { handle, keepSignedIn: true })
    expect(await ask('diagnostics:copy')).toEqual({ ok: true, value: null })
    expect(system.copied[0]).toContain('Keychain: memory (no-session-bus)')
    expect(system.copied[0]).not.toMatch(/canary/)
  })

  it('are saved as a file', async () => {
    const { ask, folder } = shellOf()
    expect(await ask('diagnostics:save')).toMatchObject({ value: { status: 'saved' } })
    expect((await readdir(folder)).filter((name) => name.endsWith('.txt'))).toHaveLength(1)
  })

  it('a page is saved as a PDF in the same way', async () => {
    const { ask } = shellOf()
    expect(await ask('print:pdf')).toMatchObject({ value: { status: 'saved', fileName: /\.pdf$/ } })
  })
})

describe('the keychain', () => {
  it('is tried again when somebody asks, and what is found is told', async () => {
    const { ask, toldOf } = shellOf()
    const status = { backend: 'memory', reason: 'no-session-bus' }
    expect(await ask('secrets:retry')).toEqual({ ok: true, value: status })
    expect(toldOf('secrets:changed')).toEqual([status])
  })
})

describe('a payment', () => {
  async function paying() {
    const made = shellOf()
    const handle = await made.signIn()
    const result = made.ask('payment:start', { handle, accountNumber: 'AC-1', category: 'AP', isLegacy: false })
    await expect.poll(() => made.payments.length).toBe(1)
    return { ...made, result }
  }

  it('keeps the shell open, and the news of an update to itself, until it is over', async () => {
    const { shell, system, toldOf, ask, payments, result } = await paying()
    expect(shell.busy()).toBe('payment')
    shell.leaving.onClose({ preventDefault: () => undefined })
    await expect.poll(() => system.boxes.length).toBe(1)
    expect(system.done).toEqual([])
    expect(await ask('update:check')).toMatchObject({ value: { state: 'available' } })
    expect(toldOf('update:changed')).toEqual([])
    payments[0]?.onClosed()
    await result
    shell.tick()
    expect(toldOf('update:changed')).toMatchObject([{ version: '2.0.0' }])
  })

  it('is cancelled when somebody closes the shell all the same, and their session ends at the server', async () => {
    const { shell, system, asked, result } = await paying()
    system.press.push(1)
    shell.leaving.onClose({ preventDefault: () => undefined })
    await expect.poll(() => system.done).toEqual(['quit'])
    expect(await result).toMatchObject({ value: { status: 'cancelled' } })
    expect(asked).toContain(logout.path)
  })
})

describe('a payment whose page is gone', () => {
  it.each<[string, (made: ReturnType<typeof shellOf>, handle: string) => unknown]>([
    ['stops', ({ shell }) => shell.told.pageGone('crashed')],
    ['signs out', ({ ask }, handle) => ask('session:forget', { handle })],
    ['is that of somebody else now', ({ ask }) => ask('page:ready', { userId: other })],
    ['is loaded anew by itself', ({ ask }) => ask('page:ready', { userId: person })],
  ])('is cancelled when the page %s', async (_what, happen) => {
    const made = shellOf()
    const handle = await made.signIn()
    await made.ask('page:ready', { userId: person })
    const result = made.ask('payment:start', { handle, accountNumber: 'AC-1', category: 'AP', isLegacy: false })
    await expect.poll(() => made.payments.length).toBe(1)
    await happen(made, handle)
    expect(await result).toMatchObject({ value: { status: 'cancelled' } })
    expect(made.shell.busy()).toBeNull()
  })
})
