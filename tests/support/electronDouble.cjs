/**
 * What Electron gives a main process, for starting a packaged shell in plain Node.js: it does nothing, and notes what
 * it was asked to do. As in Electron, the app is ready only once the main module has been run to its end.
 */
const { EventEmitter } = require('node:events')

const notes = []
const note = (what) => notes.push(what)
let becomeReady
const ready = new Promise((resolve) => {
  becomeReady = resolve
})
const handlers = new Map()

exports.app = Object.assign(new EventEmitter(), {
  isPackaged: true,
  getPath: () => process.env.DOUBLE_FOLDER,
  getVersion: () => '0.0.0',
  getName: () => 'double',
  requestSingleInstanceLock: () => notes.push('lock') > 0,
  setAppUserModelId: (id) => note(`named ${id}`),
  enableSandbox: () => note('sandboxed'),
  setAsDefaultProtocolClient: () => true,
  setBadgeCount: () => true,
  whenReady: () => ready,
  exit: (code) => process.exit(code),
  quit: () => process.exit(),
})

exports.protocol = {
  registerSchemesAsPrivileged: (schemes) => schemes.forEach(({ scheme }) => note(`scheme ${scheme}`)),
}

exports.session = {
  defaultSession: {
    setPermissionRequestHandler: () => note('permissions'),
    setPermissionCheckHandler: () => undefined,
    setDevicePermissionHandler: () => undefined,
    allowNTLMCredentialsForDomains: (domains) => note(`signs itself in to ${domains || 'nobody'}`),
    protocol: { handle: (scheme, answer) => handlers.set(scheme, answer) },
  },
}

exports.BrowserWindow = class extends EventEmitter {
  constructor({ webPreferences }) {
    super()
    note(`preload ${webPreferences.preload}`)
    this.webContents = Object.assign(new EventEmitter(), {
      id: 1,
      ipc: { handle: () => undefined },
      setZoomFactor: () => undefined,
      send: () => undefined,
    })
  }
  async loadURL(url) {
    note(`loads ${url}`)
  }
  isDestroyed() {
    return true
  }
}

exports.powerMonitor = new EventEmitter()
exports.net = { fetch: async () => Response.error() }
exports.dialog = {}
exports.shell = {}
exports.ipcMain = new EventEmitter()
exports.Notification = class {}

/** Starts a shell, and answers what it did and what it answers to requests for its pages. */
exports.startShell = async (main) => {
  await import(main)
  note('ready')
  becomeReady()
  while (!notes.some((one) => one.startsWith('loads'))) await new Promise((resolve) => setImmediate(resolve))
  return { notes, answer: (url) => handlers.get('app')(new Request(url)) }
}
