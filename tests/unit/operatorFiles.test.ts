/** The files for operators agree with the server and with each other. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig, settingNames } from '../../server/config'
import { secretNames } from '../../server/environment'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const allMatches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

const unitFiles = readdirSync(join(root, 'operations/systemd'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(service|conf)$/.test(file))
  .map((file) => `operations/systemd/${file}`)
const compose = read('operations/compose.yml')

describe('the runbook', () => {
  const alerts = allMatches(read('operations/alerts.yml'), /^\s+- alert: (\w+)$/gm)
  const sections = allMatches(read('docs/runbook.md'), /^## (Portal\w+)$/gm)

  it('has one section for each alert, and none without an alert', () => {
    expect(alerts.length).toBeGreaterThan(5)
    expect(sections).toEqual(alerts)
  })

  it('is where the link of each alert leads to its section', () => {
    const links = allMatches(read('operations/alerts.yml'), /^\s+runbook: (.*)$/gm)
    expect(links).toEqual(alerts.map((alert) => `docs/runbook.md#${alert.toLowerCase()}`))
  })
})

describe('the units, the container files and the example of settings', () => {
  const knownNames = new Set([
    ...settingNames,
    ...secretNames.map((name) => `${name}_FILE`),
    // Only the programs for the first administrator and for backups read it.
    'DATA_DIR',
  ])

  /** HAProxy and PostgreSQL have variables of their own, and secrets have names, not values. */
  const servers = compose.replaceAll(/^ {2}(haproxy|postgres):\n( {4}.*\n)+/gm, '').replace(/^secrets:\n[\s\S]*/m, '')
  const variables: Record<string, string[]> = {
    ...Object.fromEntries(
      unitFiles.map((file) => [
        file,
        allMatches(read(file), /^Environment=(.*)$/gm).flatMap((line) => allMatches(line, /(?:^| )(\w+)=/g)),
      ]),
    ),
    'operations/compose.yml': allMatches(servers, /(?:^ +|[{,] *)([A-Z][A-Z0-9_]*): /gm),
    'operations/Containerfile': allMatches(read('operations/Containerfile'), /^(?:ENV| ) ?([A-Z_]+)=/gm),
    'operations/portal.env.example': allMatches(read('operations/portal.env.example'), /^(\w+)=/gm),
  }

  it.each(Object.keys(variables))('set only variables that the server knows: %s', (file) => {
    const names = variables[file] ?? []
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !knownNames.has(name))).toEqual([])
  })

  it('give a server more time to stop than it takes by its settings', () => {
    const key = 'x'.repeat(32)
    const { DRAIN_MS, JOB_STOP_MS } = readConfig({
      DATABASE_URL: 'postgres://localhost/portal',
      PROVIDER_URL: 'http://localhost:4001',
      PROVIDER_KEY: key,
      CODE_KEY: key,
      SEAL_KEY: key,
    })
    const services = unitFiles.map(read).filter((unit) => unit.includes('Restart=always'))
    const limits = services.flatMap((unit) => allMatches(unit, /^TimeoutStopSec=(\d+)$/gm))
    const graces = allMatches(servers, /stop_grace_period: (\d+)s/g)
    expect(limits).toHaveLength(services.length)
    expect(graces).toHaveLength(2)
    for (const seconds of [...limits, ...graces].map(Number)) {
      expect(seconds * 1_000).toBeGreaterThan(DRAIN_MS + JOB_STOP_MS)
    }
  })
})
