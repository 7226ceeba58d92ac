/** `npm run dist` explains why it cannot package and what to do, before it builds anything. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Ended {
  code: unknown
  output: string
}

const dist = (environment: Record<string, string>): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: '', CONSOLE_ENV: '', ...environment }
    execFile(process.execPath, ['scripts/dist.mjs'], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })

const hasProgram = existsSync('node_modules/electron/path.txt')
const where = hasProgram ? ' (skipped: its program is here)' : ''

describe('packaging the desktop app', () => {
  it.skipIf(hasProgram)(`is rejected without Electron's own program${where}`, async () => {
    const { code, output } = await dist({})
    expect(code).toBe(1)
    expect(output).toContain('npx install-electron')
    expect(output).not.toMatch(/^ +at /m)
  })

  it('is rejected if Electron’s folder does not exist', async () => {
    const { code, output } = await dist({ ELECTRON_OVERRIDE_DIST_PATH: '/not/there' })
    expect(code).toBe(1)
    expect(output).toContain('/not/there, which does not exist')
  })

  it('is rejected for an unknown environment', async () => {
    const { code, output } = await dist({ CONSOLE_ENV: 'prodution' })
    expect(code).toBe(1)
    expect(output).toContain('build/env knows production and staging')
  })
})
