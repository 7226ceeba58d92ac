/**
 * Lets Electronegativity look through a folder of built shell programs and writes what it finds into a file, as JSON.
 * A program of its own, because it changes how modules are found and takes the network away.
 */
import dns from 'node:dns'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main } from './say.mjs'

const [folder, report] = process.argv.slice(2)
const require = createRequire(import.meta.url)

// Its parser finds our TypeScript, which is too new for it, in place of the one that it brings.
const home = require.resolve('@doyensec/electronegativity')
const itsTypeScript = require.resolve('typescript', { paths: [home] })
const resolve = Module._resolveFilename
Module._resolveFilename = (name, ...rest) => (name === 'typescript' ? itsTypeScript : resolve(name, ...rest))

// It asks for translations and for releases, and would wait; what it finds must not depend on the answers.
dns.lookup = (_name, ...rest) => rest.at(-1)(new Error('No network is wanted here'))
process.env.LANG = 'en-US'

await main(async () => {
  const copy = mkdtempSync(join(tmpdir(), 'examined-'))
  try {
    // It passes over files that end otherwise.
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
      // Which Electron is the newest: nothing that the code could be blamed for.
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
