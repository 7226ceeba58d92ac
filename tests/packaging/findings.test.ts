/**
 * Electronegativity's findings in the built shell. Reviewed findings are listed with a reason; any other fails the
 * test.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'

const run = promisify(execFile)

const Report = z.object({
  findings: z.array(z.object({ id: z.string(), file: z.string(), severity: z.string(), description: z.string() })),
  /** Files that it could not parse and therefore did not check. */
  errors: z.array(z.unknown()),
})

/** It analyzes code statically and cannot evaluate what a function returns. */
const switches =
  'windows/preferences.ts sets it for both kinds of window; tests/unit/electron/windows/preferences.test.ts holds it'

const reviewed = [
  { id: 'AUXCLICK_JS_CHECK', times: 2, reason: switches },
  { id: 'CONTEXT_ISOLATION_JS_CHECK', times: 2, reason: switches },
  {
    id: 'CSP_GLOBAL_CHECK',
    times: 1,
    reason: 'protocol/appProtocol.ts sends it with each page; csp.test.ts evaluates it',
  },
  { id: 'OPEN_EXTERNAL_JS_CHECK', times: 1, reason: 'only what safeOutside of windows/navigation.ts lets through' },
  { id: 'PRELOAD_JS_CHECK', times: 1, reason: 'the one of preload.ts, whose lines are held below' },
  { id: 'PROTOCOL_HANDLER_JS_CHECK', times: 1, reason: 'protocol/appProtocol.ts; its tests try to leave the folder' },
  { id: 'SANDBOX_JS_CHECK', times: 2, reason: `${switches}; main.ts sandboxes every process besides` },
]

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'findings-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function examined(programs: string): Promise<z.infer<typeof Report>> {
  const report = join(folder, 'report.json')
  await run(process.execPath, ['scripts/examineShell.mjs', programs, report])
  return Report.parse(JSON.parse(await readFile(report, 'utf8')))
}

const counted = (findings: readonly { id: string }[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { id } of findings) counts[id] = (counts[id] ?? 0) + 1
  return counts
}

describe('the built shell', () => {
  it('contains no finding that was not reviewed', async () => {
    const { findings, errors } = await examined('dist/shell')
    expect(errors).toEqual([])
    expect(counted(findings), JSON.stringify(findings, null, 2)).toEqual(
      Object.fromEntries(reviewed.map(({ id, times }) => [id, times])),
    )
  })

  it('would cause findings if it were insecure', async () => {
    await writeFile(
      join(folder, 'main.js'),
      `import { app, BrowserWindow } from 'electron'
       app.commandLine.appendSwitch('ignore-certificate-errors')
       new BrowserWindow({ webPreferences: { nodeIntegration: true, webSecurity: false } }).loadURL('http://example.com')`,
    )
    await writeFile(
      join(folder, 'preload.cjs'),
      `const { contextBridge, ipcRenderer } = require('electron')
       contextBridge.exposeInMainWorld('ipc', ipcRenderer)
       eval('page' + location.hash)`,
    )
    const { findings } = await examined(folder)
    expect(Object.keys(counted(findings))).toEqual(
      expect.arrayContaining(['NODE_INTEGRATION_JS_CHECK', 'WEB_SECURITY_JS_CHECK', 'CUSTOM_ARGUMENTS_JS_CHECK']),
    )
    expect(findings).toContainEqual(expect.objectContaining({ id: 'DANGEROUS_FUNCTIONS_JS_CHECK', file: 'preload.js' }))
  })

  it.each([
    // Electronegativity's own check looks for another spelling of the first.
    ['runs no text as a program in pages', /executeJavaScript|insertCSS/],
    ['trusts no certificate that the system does not', /setCertificateVerifyProc|certificate-error|ignore-certificate/],
    ['listens on none but its own windows', /\bipcMain\.(?!removeAllListeners\b)/],
  ])('%s', async (_name, sign) => {
    const built = await readFile('dist/shell/main.js', 'utf8')
    expect(built.split('\n').filter((line) => sign.test(line))).toEqual([])
  })

  it('completes its start before Electron is ready, and therefore awaits nothing at the top level', async () => {
    const lines = (await readFile('dist/shell/main.js', 'utf8')).split('\n')
    expect(lines.filter((line) => /^(?:(?:const|let|var) .*= )?await\b/.test(line))).toEqual([])
  })

  it('has a short preload that loads only Electron', async () => {
    const built = await readFile('dist/shell/preload.cjs', 'utf8')
    expect(built.length).toBeLessThan(3000)
    expect([...built.matchAll(/require\(([^)]*)\)/g)].map(([, name]) => name)).toEqual(['"electron"'])
  })
})
