/**
 * Runs Electronegativity on a folder of built shell programs and writes its findings to a JSON file. It is a separate
 * program because it changes module resolution and disables the network.
 */
import dns from 'node:dns'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main } from './terminal.mjs'

const [folder, report] = process.argv.slice(2)
const require = createRequire(import.meta.url)

// Its parser would use our TypeScript, which is too new for it, instead of its own.
const home = require.resolve('@doyensec/electronegativity')
const itsTypeScript = require.resolve('typescript', { paths: [home] })
const resolve = Module._resolveFilename
Module._resolveFilename = (name, ...rest) => (name === 'typescript' ? itsTypeScript : resolve(name, ...rest))

// It would look up translations and releases and wait for them. The findings must not depend on the answers.
dns.lookup = (_name, ...rest) => rest.at(-1)(new Error('No network is wanted here'))
process.env.LANG = 'en-US'

await main(async () => {
  const copy = mkdtempSync(join(tmpdir(), 'examined-'))
  try {
    // It ignores files with other extensions.
    for (const [from, to] of [
      ['main.js', 'main.js'],
      ['preload.cjs', 'preload.js'],
    ]) {
      cpSync(join(folder, from), join(copy, to))
    }
    const { issues, errors } = await require(home)({
      input: copy,
      isRelative: true,
      electronVersionOverride: require('electron/package.json').version,
      // This check looks for newer Electron versions, which is not a problem of the code.
      excludeFromScan: ['AvailableSecurityFixesGlobalCheck'],
    })
    const findings = issues.map(({ id, file, location, severity, description }) => ({
      id,
      file,
      line: location?.line ?? null,
      severity: severity.name,
      description,
    }))
    writeFileSync(report, JSON.stringify({ findings, errors }))
  } finally {
    rmSync(copy, { recursive: true })
  }
})
