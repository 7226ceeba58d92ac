/** The shell's code must not go around its guards, or use Electron outside of its adapters. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { schemePrivileges } from '../../../electron/origin'

const files = readdirSync('electron', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(join('electron', name), 'utf8') }))

/** Removes comments, which may mention forbidden calls. */
const codeOf = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
const having = (pattern: RegExp): string[] =>
  files.filter(({ text }) => pattern.test(codeOf(text))).map(({ name }) => name)

describe('the code of the shell', () => {
  it('is found by this test', () => expect(files.length).toBeGreaterThan(60))

  it.each([
    ['runs text in a page', /executeJavaScript|insertCSS|\beval\(|new Function\(/],
    ['lets a page do more than a website may', /webSecurity: false|allowRunningInsecureContent|bypassCSP|corsEnabled/],
    ['turns on experimental features', /experimentalFeatures|enableBlinkFeatures/],
    ['turns off the sandbox', /sandbox: false|no-sandbox'\]|nodeIntegration\w*: true|contextIsolation: false/],
    ['trusts a certificate that the system does not', /'certificate-error'|setCertificateVerifyProc/],
    ['answers pages of every window', /\bipcMain\.(?!removeAllListeners\b)/],
    ['uses the network without Chromium', /\bXMLHttpRequest\b|from '(?:node:)?(?:http|https|net|tls)'/],
    ['names an address without a certificate', /http:\/\//],
    ['reads the clipboard', /readText|clipboard\.read/],
  ])('never %s', (_what, pattern) => expect(having(pattern)).toEqual([]))

  it.each([
    ['opens an address outside', /openExternal\(/, ['main.ts']],
    ['calls the server', /\bfetch\(/, ['main.ts', 'protocol/callServer.ts']],
    ['opens a file', /openPath\(/, ['adapters/saves.ts']],
    ['opens the keychain', /import\('keytar'\)/, ['adapters/keychain.ts']],
    ['writes to the clipboard', /clipboard\.writeText/, ['adapters/system.ts']],
    ['answers over IPC', /\.ipc\.handle\(/, ['adapters/ipc.ts']],
    ['creates windows', /new BrowserWindow\(/, ['adapters/mainWindow.ts', 'adapters/payments.ts']],
  ])('the code of the shell %s in one place', (_what, pattern, expected) =>
    expect(having(pattern).toSorted()).toEqual(expected),
  )

  it('uses Electron only in its adapters, its start and its preload', () => {
    const outside = having(/^import (?!type ).*from 'electron(?:-\w+)?'/m).filter(
      (name) => !name.startsWith('adapters/'),
    )
    expect(outside.toSorted()).toEqual(['main.ts', 'preload.ts'])
  })

  it('keeps small what only Electron’s own program runs', () => {
    const adapters = files.filter(({ name }) => name.startsWith('adapters/'))
    const lines = adapters.map(({ name, text }) => [name, text.trimEnd().split('\n').length] as const)
    expect(lines.filter(([, count]) => count > 38)).toEqual([])
    expect(lines.reduce((sum, [, count]) => sum + count, 0)).toBeLessThan(350)
  })

  it('gives its scheme the privileges of a website, and no more', () => {
    expect(schemePrivileges).toEqual({ standard: true, secure: true, supportFetchAPI: true, stream: true })
  })
})
