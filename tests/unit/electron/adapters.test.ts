/** Tests the adapters against a fake Electron. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Shell } from '../../../electron/shell'
import { createElectronDouble, FakeSession } from '../../support/shell/electronDouble'

afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

async function played() {
  const made = createElectronDouble({ userData: '/nowhere' })
  vi.doMock('electron', () => made.module)
  const { createMainWindow, mainWindowOf } = await import('../../../electron/adapters/mainWindow')
  const window = createMainWindow({ hasDevTools: false, spellCheck: true })
  const [shown] = made.recorded.windows
  if (!shown) throw new Error('No window')
  return { ...made.recorded, window, shown, page: shown.webContents, mainWindowOf }
}

function recordedShell() {
  const events: string[] = []
  const note =
    (name: string) =>
    (...args: unknown[]): void =>
      void events.push([name, ...args.filter((one) => typeof one === 'string')].join(' '))
  const shell: Pick<Shell, 'windowEvents' | 'quitFlow' | 'awake'> = {
    awake: note('awake'),
    windowEvents: {
      loaded: note('loaded'),
      pageReplaced: note('page replaced'),
      focused: note('focused'),
      zoomWheel: note('wheel'),
      contextMenu: ({ selectionText }) => note('pointed')(selectionText),
      pageGone: note('gone'),
      pageUnresponsive: note('hangs'),
      pageResponsive: note('answers'),
      mayPreventUnload: () => true,
      processGone: note('process'),
    },
    quitFlow: {
      onClose: note('close'),
      onBeforeQuit: note('quit'),
      restart: note('restart'),
      hasEnded: () => false,
      onSystemEnds: note('system ends'),
    },
  }
  return { shell, events }
}

describe('an event of Electron', () => {
  it.each<[what: string, of: 'page' | 'shown' | 'app' | 'power', event: string, given: unknown[]]>([
    ['loaded', 'page', 'did-finish-load', []],
    ['page replaced', 'page', 'did-navigate', []],
    ['wheel out', 'page', 'zoom-changed', [{}, 'out']],
    ['pointed BA-1', 'page', 'context-menu', [{}, { selectionText: 'BA-1' }]],
    ['gone oom', 'page', 'render-process-gone', [{}, { reason: 'oom' }]],
    ['hangs', 'page', 'unresponsive', []],
    ['answers', 'page', 'responsive', []],
    ['focused', 'shown', 'focus', []],
    ['close', 'shown', 'close', [{}]],
    ['system ends', 'shown', 'query-session-end', [{}]],
    ['system ends', 'shown', 'session-end', [{}]],
    ['quit', 'app', 'before-quit', [{}]],
    ['process GPU crashed', 'app', 'child-process-gone', [{}, { type: 'GPU', reason: 'crashed' }]],
    ['awake', 'power', 'resume', []],
    ['awake', 'power', 'unlock-screen', []],
    ['system ends', 'power', 'shutdown', []],
  ])('is reported to the shell: %s', async (...[what, of, event, args]) => {
    const from = await played()
    const { forwardSystemEvents, forwardWindowEvents } = await import('../../../electron/adapters/events')
    const { shell, events } = recordedShell()
    forwardWindowEvents(from.window, shell)
    forwardSystemEvents(shell)
    from[of].emit(event, ...args)
    expect(events).toEqual([what])
  })
})

describe('the main window', () => {
  it('is shown when it can be drawn, and not again after the user has hidden it', async () => {
    vi.useFakeTimers()
    const { shown } = await played()
    shown.emit('ready-to-show')
    shown.hide()
    vi.runAllTimers()
    expect(shown.actions).toEqual(['show', 'hide'])
  })

  it('is shown after a while even if it can’t be drawn', async () => {
    vi.useFakeTimers()
    const { shown } = await played()
    vi.runAllTimers()
    expect(shown.actions).toEqual(['show'])
  })

  it('comes to the front from any state', async () => {
    const { window, shown, mainWindowOf } = await played()
    shown.isMinimized = () => true
    mainWindowOf(window).bringToFront()
    expect(shown.actions).toEqual(['restore', 'show', 'focus'])
  })

  it('requests attention only while it is not focused', async () => {
    const { window, shown, mainWindowOf } = await played()
    mainWindowOf(window).flash()
    shown.isFocused = () => true
    mainWindowOf(window).flash()
    expect(shown.actions).toEqual(['flash true', 'flash false'])
  })

  it.each([
    [true, '', 'printed'],
    [false, 'Print job canceled', 'cancelled'],
    [false, 'No printer', 'failed'],
  ])('reports the result of a print: %s %s', async (hasSucceeded, reason, outcome) => {
    const { window, page, mainWindowOf } = await played()
    page.print = (_options, done) => done?.(hasSucceeded, reason)
    expect(await mainWindowOf(window).print()).toBe(outcome)
  })
})

describe('the spell check', () => {
  it('receives the location of dictionaries before the languages', async () => {
    const { spellingOn } = await import('../../../electron/adapters/spelling')
    const session = new FakeSession()
    const spelling = spellingOn(session)
    spelling.apply({ isOn: true, languages: ['en-US'], dictionaryUrl: 'https://files.example/' })
    expect(session.calls).toEqual(['dictionaries https://files.example/', 'spelling true', 'languages en-US'])
  })

  it('requests nothing without languages', async () => {
    const { spellingOn } = await import('../../../electron/adapters/spelling')
    const session = new FakeSession()
    spellingOn(session).apply({ isOn: false, languages: [], dictionaryUrl: null })
    expect(session.calls).toEqual(['spelling false'])
  })
})

describe('the dialog that asks where to save a file', () => {
  it('offers the type of the file, and asks before it replaces another one', async () => {
    const { saveDialogs } = await played()
    const { createSaveHost } = await import('../../../electron/adapters/saves')
    const { BrowserWindow } = await import('electron')
    const host = createSaveHost(() => new BrowserWindow({}), { lastFolder: () => null, storeFolder: () => undefined })
    expect(await host.selectPath('/home/ada/March.pdf')).toBeNull()
    expect(saveDialogs).toEqual([
      {
        defaultPath: '/home/ada/March.pdf',
        filters: [
          { name: 'PDF file', extensions: ['pdf'] },
          { name: 'All files', extensions: ['*'] },
        ],
        properties: ['showOverwriteConfirmation'],
      },
    ])
  })
})

describe('the tray icon', () => {
  it('is the only one, whatever it shows, and is removed when it is turned off', async () => {
    const { calls } = await played()
    const { system } = await import('../../../electron/adapters/system')
    const tray = { entries: [], onClick: () => undefined }
    calls.length = 0
    system.setTray({ ...tray, label: 'Care Console' })
    system.setTray({ ...tray, label: 'Care Console: 1 new message' })
    system.setTray(null)
    system.setTray(null)
    expect(calls).toEqual(['picture 1', 'new tray', 'tray Care Console', 'tray Care Console: 1 new message', 'no tray'])
  })

  it.each([
    ['win32', ['picture 1', 'new tray 5b0f6d1e-8c3a-4d57-9f22-6a1de0c47b93']],
    ['darwin', ['picture 2', 'new tray']],
  ] as const)('has the size for the bar of %s, and a fixed id on Windows', async (platform, expected) => {
    const { calls } = await played()
    const { system } = await import('../../../electron/adapters/system')
    const before = Object.getOwnPropertyDescriptor(process, 'platform') ?? {}
    calls.length = 0
    try {
      Object.defineProperty(process, 'platform', { ...before, value: platform })
      system.setTray({ entries: [], onClick: () => undefined, label: 'Care Console' })
    } finally {
      Object.defineProperty(process, 'platform', before)
    }
    expect(calls).toEqual([...expected, 'tray Care Console'])
  })
})
