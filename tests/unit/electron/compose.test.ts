/** The composed shell: calls of the page reach the right part, and events reach the page. */

import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { getStatementPdf } from '#shared/contract/billing/statements'
import { followQueue } from '#shared/contract/cases/queue'
import { logout } from '#shared/contract/signIn/session'
import * as shellTexts from '#shared/texts/desktopShell'
import { createControlledShell } from '../../support/shell/controlledShell'
import { otherUserId, testUserId } from '../../support/shell/userIds'

describe('the session', () => {
  it('shows the warning as a notification of the system while another window is in front', async () => {
    const { shell, window, notices, focus, sentOn, signIn, advance } = createControlledShell()
    await signIn()
    shell.tick()
    advance(9 * 60_000 + 1000)
    focus.isFocused = false
    shell.tick()
    expect(sentOn('session:idleWarning')).toHaveLength(1)
    expect([notices, window.done]).toEqual([[shellTexts.signedOutSoon], ['flash']])
  })

  it('shows the warning only in the page while the window is focused', async () => {
    const { shell, notices, sentOn, signIn, advance } = createControlledShell()
    await signIn()
    shell.tick()
    advance(9 * 60_000 + 1000)
    shell.tick()
    expect([sentOn('session:idleWarning').length, notices]).toEqual([1, []])
  })
})

describe('the details for support', () => {
  it('are copied with the state of the keychain, and contain no token', async () => {
    const { invoke, system, signIn } = createControlledShell()
    const handle = await signIn()
    await invoke('session:keep', { handle, keepSignedIn: true })
    expect(await invoke('diagnostics:copy')).toEqual({ ok: true, value: null })
    expect(system.copied[0]).toContain('Keychain: memory (no-session-bus)')
    expect(system.copied[0]).not.toMatch(/canary/)
  })

  it('are saved as a file', async () => {
    const { invoke, folder } = createControlledShell()
    expect(await invoke('diagnostics:save')).toMatchObject({ value: { status: 'saved' } })
    expect((await readdir(folder)).filter((name) => name.endsWith('.txt'))).toHaveLength(1)
  })

  it('are saved in the same way as a page as PDF', async () => {
    const { invoke } = createControlledShell()
    expect(await invoke('print:pdf')).toMatchObject({ value: { status: 'saved', fileName: /\.pdf$/ } })
  })
})

describe('the keychain', () => {
  it('is retried on request, and the result is reported', async () => {
    const { invoke, sentOn } = createControlledShell()
    const status = { backend: 'memory', reason: 'no-session-bus' }
    expect(await invoke('secrets:retry')).toEqual({ ok: true, value: status })
    expect(sentOn('secrets:changed')).toEqual([status])
  })
})

describe('a payment', () => {
  async function paying(beforePayment = (_made: ReturnType<typeof createControlledShell>): void => undefined) {
    const made = createControlledShell()
    const handle = await made.signIn()
    beforePayment(made)
    const result = made.invoke('payment:start', { handle, accountNumber: 'AC-1', category: 'AP', isLegacy: false })
    await expect.poll(() => made.payments.length).toBe(1)
    return { ...made, result }
  }

  it('keeps the shell open and delays the notification of an update until it is over', async () => {
    const { shell, system, sentOn, invoke, payments, result } = await paying()
    expect(shell.busy()).toBe('payment')
    shell.quitFlow.onClose({ preventDefault: () => undefined })
    await expect.poll(() => system.boxes.length).toBe(1)
    expect(system.done).toEqual([])
    expect(await invoke('update:check')).toMatchObject({ value: { state: 'available' } })
    expect(sentOn('update:changed')).toEqual([])
    payments[0]?.onClosed()
    await result
    shell.tick()
    expect(sentOn('update:changed')).toMatchObject([{ version: '2.0.0' }])
  })

  it.each([
    ['is canceled by the sign-out of a user who has not used its window for ten minutes', 10 * 60, true],
    ['is not interrupted while the user works in its window', 0, false],
  ])('%s', async (_what, idleTime, isEnded) => {
    const { shell, system, sentOn, advance } = await paying((made) => {
      made.shell.tick()
      // The payment has its own limit of ten minutes.
      made.advance(60_000)
    })
    system.idleTime = idleTime
    advance(8 * 60_000)
    shell.tick()
    advance(60_000)
    shell.tick()
    expect([sentOn('session:ended').length > 0, shell.busy() === null]).toEqual([isEnded, isEnded])
  })

  it('is canceled if the user closes the shell anyway, and the session ends on the server', async () => {
    const { shell, system, requestedPaths, result } = await paying()
    system.buttonsToPress.push(1)
    shell.quitFlow.onClose({ preventDefault: () => undefined })
    await expect.poll(() => system.done).toEqual(['quit'])
    expect(await result).toMatchObject({ value: { status: 'cancelled' } })
    expect(requestedPaths).toContain(logout.path)
  })
})

describe('the notifications of the queue', () => {
  const streamsOf = (paths: readonly string[]): number => paths.filter((path) => path === followQueue.path).length

  async function subscribed(queueStatus?: number) {
    const made = createControlledShell(queueStatus === undefined ? {} : { queueStatus })
    await made.signIn()
    await made.invoke('page:ready', { userId: testUserId })
    await expect.poll(() => streamsOf(made.requestedPaths)).toBe(1)
    await new Promise(setImmediate)
    return made
  }

  it('have a new stream as soon as the machine is awake', async () => {
    const { shell, requestedPaths } = await subscribed()
    // The machine may sleep at any moment, also while the stream is being opened.
    await expect
      .poll(() => {
        shell.awake()
        return streamsOf(requestedPaths)
      })
      .toBeGreaterThan(1)
  })

  it('have a new stream as soon as the server answers again', async () => {
    const { server, requestedPaths, shell } = await subscribed()
    const callAsPage = () => shell.answer(new Request(`app://console${logout.path}`, { method: 'POST' }))
    server.isReachable = false
    await callAsPage()
    server.isReachable = true
    await callAsPage()
    await expect.poll(() => streamsOf(requestedPaths)).toBe(2)
  })

  it('are tried again by the next page of a user to whom the server refused them', async () => {
    const { invoke, requestedPaths } = await subscribed(401)
    await invoke('page:ready', { userId: testUserId })
    await expect.poll(() => streamsOf(requestedPaths)).toBe(2)
  })
})

describe('a file that is being saved', () => {
  it.each<[string, (made: ReturnType<typeof createControlledShell>, handle: string) => unknown]>([
    ['its user signs out', ({ invoke }, handle) => invoke('session:forget', { handle })],
    ['its user is signed out for being idle', ({ shell, advance }) => (advance(11 * 60_000), shell.tick())],
    ['another user signs in', ({ invoke }) => invoke('page:ready', { userId: otherUserId })],
  ])('is canceled, and leaves nothing behind, when %s', async (_what, happen) => {
    const made = createControlledShell({ slowFiles: true })
    const handle = await made.signIn()
    await made.invoke('page:ready', { userId: testUserId })
    made.shell.tick()
    const result = made.invoke('save:call', {
      saveId: 'one',
      handle,
      call: getStatementPdf.path,
      body: JSON.stringify({ statement_id: '0b9e5a52-6d3c-4a0e-9a38-0d1c5f3f9a11' }),
      name: 'March.pdf',
    })
    await expect.poll(() => made.shell.busy()).toBe('save')
    await happen(made, handle)
    expect(await result).toEqual({ ok: true, value: { status: 'cancelled' } })
    expect([made.shell.busy(), (await readdir(made.folder)).filter((name) => /March/.test(name))]).toEqual([null, []])
  })
})

describe('a payment whose page is gone', () => {
  it.each<[string, (made: ReturnType<typeof createControlledShell>, handle: string) => unknown]>([
    ['crashes', ({ shell }) => shell.windowEvents.pageGone('crashed')],
    ['signs out', ({ invoke }, handle) => invoke('session:forget', { handle })],
    ['belongs to another user', ({ invoke }) => invoke('page:ready', { userId: otherUserId })],
    ['reloads itself', ({ invoke }) => invoke('page:ready', { userId: testUserId })],
  ])('is canceled if the page %s', async (_what, happen) => {
    const made = createControlledShell()
    const handle = await made.signIn()
    await made.invoke('page:ready', { userId: testUserId })
    const result = made.invoke('payment:start', { handle, accountNumber: 'AC-1', category: 'AP', isLegacy: false })
    await expect.poll(() => made.payments.length).toBe(1)
    await happen(made, handle)
    expect(await result).toMatchObject({ value: { status: 'cancelled' } })
    expect(made.shell.busy()).toBeNull()
  })
})
