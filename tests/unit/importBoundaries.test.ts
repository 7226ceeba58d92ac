/**
 * The linter's import rules. Each case is a file of one line that .oxlintrc.json must reject or accept. Oxlint's
 * regular expressions have no look-ahead and silently drop a pattern that uses one, which this test detects.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const importing = (from: string) => `import { x } from '${from}'\nexport const y = x\n`
const others = 'Features do not import each other; app/ puts them together.'
const app = 'app/ imports features, never the other way.'
const http = 'Only renderer/api talks HTTP.'
const meet = 'renderer/ meets server/ and electron/ in #shared only.'
const ui = 'ui/ is shared by all features, so it knows none and makes no call.'
const uiNoun = 'ui/ knows no noun; components of a noun that several features use are in domain/<noun>/.'
const session = 'session/ and platform/ know neither screens nor calls.'
const api = 'api/ knows no screen.'
const shared = 'shared/ imports zod/mini and itself, nothing else.'
const textsBelow = 'texts/ knows only the types of nouns; limits that texts name are in http/limits.ts.'
const contractAbove = 'contract/ builds on the nouns.'
const fieldsBelow = 'fields/ and http/ are shared by nouns, so they know none.'
const formatBelow = 'format/ is shared by texts, so it knows none. Messages for fields are in fields/ and http/.'
const queries = 'Write queries in a file named *.queries.ts or *.ledger.ts.'
const route = 'Write queries in a file named *.queries.ts or *.ledger.ts. A route only calls them.'
const rules = 'Rules are pure: no database, no clock, no HTTP.'
const server = 'server/ meets renderer/ and electron/ in #shared only.'
const port = 'Electron is reached through adapters/ only; everything else is written against ports.'
const network = "Requests go through the port Fetch: the system's proxy and certificates."
const otherServer = 'Features do not import each other; what they share is in server/directory.'
const directory = 'directory/ is shared by features, so it knows none of them.'
const below = 'relay/, features/ and directory/ build on this layer.'
const mounts = 'Routes are in features/; directory/ mounts none.'
const neighbors = 'http/, adapters/ and metrics/ do not build on each other.'
const separate =
  'pdf/ draws what it is given, and sandboxProvider/ is a separate program: neither knows the portal’s other parts.'
const noRequests = 'launch/, backup/ and cleanup/ serve no requests.'
const noTests = 'Nothing imports tests or scripts.'
const byName = 'Import shared code through #shared/…'

const refused: [folder: string, from: string, message: string][] = [
  ['electron', 'electron', port],
  ['electron/save', 'electron', port],
  ['electron/log', 'electron-store', port],
  ['electron/health', 'electron-updater', port],
  ['electron/protocol', 'axios', network],
  ['electron/protocol', 'node:https', network],
  ['shared/texts', '../cases/crews', textsBelow],
  ['shared/texts/cases', '../../cases/crews', textsBelow],
  ['shared/texts/cases', '../../contract/cases/crews', textsBelow],
  ['shared/cases', '../contract/cases/crews', contractAbove],
  ['shared/http', '../cases/crews', fieldsBelow],
  ['shared/format', '../cases/crews', formatBelow],
  ['shared/format', '../texts/http', formatBelow],
  ['shared/services', '../customers/phoneNumber', 'customers/ builds on services/.'],
  ['shared/contract/customers', '../signIn/session', 'contract/signIn builds on contract/customers.'],
  ['shared/pages', '../pages', 'pages.ts brings the entries of pages/ together.'],
  ['renderer/features/one', '../other/Page', others],
  ['renderer/features/one', './../other/Page', others],
  ['renderer/features/one', '../../features/other/Page', others],
  ['renderer/features/one/part', '../../other/Page', others],
  ['renderer/features/one/part', '../../../features/other/Page', others],
  ['renderer/features/one/part', '../../../app/store', app],
  ['renderer/features/one/part/detail', '../../../other/Page', others],
  ['renderer/features/one/part/detail', '../../../../features/other/Page', others],
  ['renderer/features/one/part/detail', '../../../../app/store', app],
  ['renderer/features/one', '../../app/store', app],
  ['renderer/features/one', 'axios', http],
  ['renderer/features/one', '../../../server/clock', meet],
  ['renderer/features/one', '../../../tests/support/people', noTests],
  ['renderer/features/one', '../../../shared/money', byName],
  ['renderer/ui', '../features/one/Page', ui],
  ['renderer/ui', '../app/store', ui],
  ['renderer/ui', '../domain/cases/servicesByCategory', ui],
  ['renderer/ui/lists', '#shared/cases/cases', uiNoun],
  ['renderer/ui', '../api/http', ui],
  ['renderer/ui/plain', '../../session/heldSession', ui],
  ['renderer/ui', 'axios', http],
  ['renderer/ui', '../../electron/main', meet],
  ['renderer/session', '../features/one/Page', session],
  ['renderer/session', '../app/store', session],
  ['renderer/session', '../domain/services/cartSlice', session],
  ['renderer/session', '../api/http', session],
  ['renderer/session', '../ui/Rich', session],
  ['renderer/session', 'axios', http],
  ['renderer/platform', '../api/http', session],
  ['renderer/platform', '../ui/Rich', session],
  ['renderer/platform', '../../server/clock', meet],
  ['renderer/platform', '../session/heldSession', 'session/ builds on platform/.'],
  ['renderer/early', '../app/palette/keys', 'early/ runs before React and the screens have loaded.'],
  ['renderer/early', 'react', 'early/ runs before React and the screens have loaded.'],
  ['renderer/api', '../features/one/Page', api],
  ['renderer/api', '../app/store', api],
  ['renderer/api', '../ui/Rich', api],
  ['renderer/api', '../../server/clock', meet],
  ['renderer/app', 'axios', http],
  ['renderer/app/layout', 'axios', http],
  ['renderer/app', '../../server/clock', meet],
  ['renderer', 'axios', http],
  ['renderer', '../electron/main', meet],
  ['shared', 'axios', shared],
  ['shared', 'zod', shared],
  ['shared', 'node:crypto', shared],
  ['shared/contract', '../../server/clock', 'shared/ knows neither server, renderer nor electron.'],
  ['server', '../renderer/stage', server],
  ['server', '../electron/main', server],
  ['server', '../shared/money', byName],
  ['server/features/one', '../../../renderer/stage', server],
  ['server/features/one', 'drizzle-orm', queries],
  ['server/features/one', '../other/part', otherServer],
  ['server/features/one', './../other/part', otherServer],
  ['server/features/one', '../../features/other/part', otherServer],
  ['server/features/one/part', '../../other/part', otherServer],
  ['server/features/one/part', '../../../features/other/part', otherServer],
  ['server/features/one/part', 'drizzle-orm', queries],
  ['server/features/one/part/detail', '../../../other/part', otherServer],
  ['server/features/one/part/detail', '../../../../features/other/part', otherServer],
  ['server/directory', '../features/one/part', directory],
  ['server/directory/one', '../../features/one/part', directory],
  ['server/directory/one', '../../http/serve', mounts],
  ['server/directory/one', 'drizzle-orm', queries],
  ['server/directory/one', '../../../renderer/stage', server],
  ['server/jobs', '../features/payments/autopay.job', below],
  ['server/db', '../features/one/part', below],
  ['server/db', '../directory/one/part', below],
  ['server/db/schema', '../../directory/one/part', below],
  ['server/db/seed', '../../features/one/part', directory],
  ['server/http', '../features/one/part', below],
  ['server/http', '../directory/one/part', below],
  ['server/adapters/one', '../../features/one/part', below],
  ['server/adapters/one', '../../directory/one/part', below],
  ['server/http', '../adapters/cards/cardProvider', neighbors],
  ['server/adapters/one', '../../http/serve', neighbors],
  ['server/metrics', '../jobs/jobs.queries', neighbors],
  ['server/metrics', '../directory/one/part', below],
  ['server/jobs', '../jobLists/jobList', below],
  ['server/pdf', '../db/database', separate],
  ['server/sandboxProvider/html', '../../http/serve', separate],
  ['server', './sandboxProvider/ledger', 'sandboxProvider/ is a separate program, reached over HTTP only.'],
  ['server/launch', '../features/one/part', noRequests],
  ['server/backup', '../http/serve', noRequests],
  ['server/cleanup', 'drizzle-orm', queries],
  ['server/jobLists', '../db/database', 'jobLists/ only lists what is defined elsewhere.'],
  ['server/http', 'drizzle-orm/pg-core', queries],
  ['server/db', '../../electron/main', server],
  ['electron', '../renderer/stage', 'electron/ meets the renderer in #shared only.'],
  ['electron', '../server/main', 'electron/ meets the renderer in #shared only.'],
]

const refusedByName: [path: string, from: string, message: string][] = [
  ['server/features/two/routes.ts', 'drizzle-orm', route],
  ['server/features/two/routes.ts', '../../db/schema/payments/payments', route],
  ['server/features/two/folders.routes.ts', '../../db/schema/payments/payments', route],
  ['server/features/two/routes.ts', '../../../renderer/stage', server],
  ['server/features/two/rules.ts', '../../clock', rules],
  ['server/features/two/rules.ts', 'drizzle-orm', rules],
  ['server/features/two/rules.ts', '../../db/database', rules],
  ['server/features/two/rules.ts', '../../http/appError', rules],
  ['server/features/two/rules.ts', './two.queries', rules],
  ['server/features/two/rules.ts', 'node:fs', rules],
  ['server/features/two/rules.ts', 'fastify', rules],
  ['server/features/two/rules.ts', '../../../renderer/stage', server],
  ['server/features/two/two.queries.ts', '../../../renderer/stage', server],
  ['server/features/two/two.queries.ts', '../other/other.queries', otherServer],
  ['server/features/two/two.ledger.ts', '../other/other.ledger', otherServer],
  ['server/features/two/routes.ts', '../other/part', otherServer],
  ['server/features/two/rules.ts', '../other/rules', otherServer],
  ['server/features/two/part/part.queries.ts', '../../other/other.queries', otherServer],
  ['server/features/two/part/routes.ts', '../../other/part', otherServer],
  ['server/features/two/part/rules.ts', '../../other/rules', otherServer],
  ['server/features/two/part/detail/detail.queries.ts', '../../../other/other.queries', otherServer],
  ['server/directory/two/two.queries.ts', '../../features/one/one.queries', directory],
  ['server/directory/two/two.ledger.ts', '../../features/one/one.ledger', directory],
  ['server/directory/two/rules.ts', '../../features/one/rules', directory],
  ['server/directory/two/rules.ts', '../../db/database', rules],
  ['server/http/health.ts', '../directory/one/part', below],
]

const allowed: [path: string, from: string][] = [
  ['shared/texts/payments', '../customers/accountEmails'],
  ['shared/contract/cases', '../../cases/crews'],
  ['renderer/features/one', './Panel'],
  ['renderer/features/one/part', '../rules'],
  ['renderer/features/one/part/detail', '../../other/rules'],
  ['renderer/features/one/part', '../../../ui/Money'],
  ['renderer/features/one', '../../ui/Money'],
  ['renderer/features/one', '../../api/payments'],
  ['renderer/features/one', '../../session/heldSession'],
  ['renderer/features/one', '../../platform'],
  ['renderer/features/one', '../../stage'],
  ['renderer/features/one', '#shared/contract/signIn/session'],
  ['renderer/ui/plain', '../Toast'],
  ['renderer/ui', '../platform'],
  ['renderer/ui', '#shared/customers/appearance'],
  ['renderer/session', '../platform/storage'],
  ['renderer/session', '#shared/contract/signIn/session'],
  ['renderer/api', 'axios'],
  ['renderer/api', '../session/heldSession'],
  ['renderer/app', '../features/one/Page'],
  ['renderer/app/layout', '../../ui/Money'],
  ['shared', 'zod/mini'],
  ['shared/contract', '../dates'],
  ['server/features/one', '../../db/database'],
  ['server/features/one', './part/detail'],
  ['server/features/one', '../../directory/one/part'],
  ['server/features/one', '../../http/serve'],
  ['server/features/one/part', '../detail'],
  ['server/features/one/part', '../../../directory/one/part'],
  ['server/features/one/part/detail', '../../other/rules'],
  ['server/directory/one', '../other/part'],
  ['server/directory/one', '../../http/customerScope'],
  ['server/directory/one', '../../adapters/one/part'],
  ['server/relay', '../features/one/part'],
  ['server/jobs', '../metrics/measure'],
  ['server/jobLists', '../features/one/part.job'],
  ['server/sandboxProvider/html', '../ledger'],
  ['server', './features/one/routes'],
  ['server/db/seed', '../../directory/one/part'],
  ['server/db', 'drizzle-orm/node-postgres'],
  ['server/db/seed', 'drizzle-orm'],
]
const allowedByName: [path: string, from: string][] = [
  ['server/features/two/two.queries.ts', 'drizzle-orm'],
  ['server/features/payments/payments.ledger.ts', 'drizzle-orm'],
  ['server/features/two/part/part.queries.ts', 'drizzle-orm'],
  ['server/features/two/part/detail/detail.queries.ts', 'drizzle-orm'],
  ['server/directory/two/two.queries.ts', 'drizzle-orm'],
  ['server/directory/two.queries.ts', 'drizzle-orm'],
  ['server/cleanup/two.queries.ts', 'drizzle-orm'],
  ['server/http/customerScope.ts', 'drizzle-orm'],
  ['server/features/two/routes.ts', './two.queries'],
  ['server/features/two/rules.ts', '#shared/format/dates'],
]

interface Diagnostic {
  message: string
  help?: string
  filename: string
}

interface Case {
  path: string
  source: string
  /** Null if the file must be accepted. */
  message: string | null
}

// A separate folder for each case, so that files of the same name do not collide. The folder's name has no effect.
const toCasePath = (path: string, index: number) => path.replace('two/', `two${index}/`)
const cases: Case[] = [
  ...refused.map(([folder, from, message], at) => ({ path: `${folder}/no${at}.ts`, source: importing(from), message })),
  ...refusedByName.map(([path, from, message], at) => ({
    path: toCasePath(path, at),
    source: importing(from),
    message,
  })),
  ...allowed.map(([folder, from], at) => ({ path: `${folder}/yes${at}.ts`, source: importing(from), message: null })),
  ...allowedByName.map(([path, from], at) => ({
    path: toCasePath(path, at + 100),
    source: importing(from),
    message: null,
  })),
  {
    path: 'renderer/ui/desktop.ts',
    source: 'export const y = window.desktop\n',
    message: 'Only renderer/platform reads window.desktop; ask `platform`.',
  },
  {
    path: 'renderer/features/one/later.ts',
    source: "export const y = async () => (await import('../other/Page')).x\n",
    message: others,
  },
  { path: 'renderer/platform/desktop.ts', source: 'export const y = window.desktop\n', message: null },
  {
    path: 'shared/texts/cases/types.ts',
    source: "import type { Crew } from '../../cases/crews'\nexport type Y = Crew\n",
    message: null,
  },
  {
    path: 'server/directory/one/caller.ts',
    source: "import type { Caller } from '../../http/serve'\nexport type Y = Caller\n",
    message: null,
  },
]

const root = resolve(import.meta.dirname, '../..')
let folder: string
let diagnostics: Diagnostic[]

/** Runs oxlint, which exits with 1 when it finds something, as it must here. */
function lint(): string {
  try {
    return execFileSync(join(root, 'node_modules/.bin/oxlint'), ['-c', '.oxlintrc.json', '-f', 'json', '.'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } catch (failure) {
    return failure instanceof Error && 'stdout' in failure ? String(failure.stdout) : ''
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-boundaries-'))
  const config: { options?: unknown } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'))
  // Type-aware rules don't matter here and would need the whole project.
  delete config.options
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
  for (const { path, source } of cases) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), source)
  }
  diagnostics = (JSON.parse(lint()) as { diagnostics: Diagnostic[] }).diagnostics
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const saidOf = (path: string): string[] =>
  diagnostics.filter(({ filename }) => filename === path).map(({ message, help }) => `${message} ${help ?? ''}`)

describe('the import boundaries', () => {
  it('are those that scripts/lintConfig.mjs prints', () => {
    const printed = execFileSync(process.execPath, ['scripts/lintConfig.mjs'], { cwd: root, encoding: 'utf8' })
    expect(JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'))).toEqual(JSON.parse(printed))
  })

  it.each(cases.filter(({ message }) => message !== null))('reject $path: $source', ({ path, message }) => {
    expect(saidOf(path).join('\n')).toContain(message)
  })

  it.each(cases.filter(({ message }) => message === null))('allow $path: $source', ({ path }) => {
    expect(saidOf(path)).toEqual([])
  })
})
