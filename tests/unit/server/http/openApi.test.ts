import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { contract } from '#shared/contract/index'
import * as contractExports from '../../../../server/http/openApi/contractExports'
import { buildOpenApiDocument } from '../../../../server/http/openApi/document'
import { examples } from '../../../../server/http/openApi/examples'
import { password } from '../../../support/data/people'
import { followsContract } from '../../../support/examples/followsContract'
import { allCalls } from '../../../support/server/calls'

const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.unknown()),
  responses: z.record(z.string(), z.unknown()),
})

const Document = z.object({
  servers: z.array(z.object({ url: z.string() })),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})

const build = (settings: { PUBLIC_URL?: string } = {}) =>
  buildOpenApiDocument({
    BRAND_NAME: 'Orrin Fiber',
    CARE_EMAIL: 'care@orrin.example',
    PUBLIC_URL: undefined,
    ...settings,
  })
const document = Document.parse(build())
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
const statusesOf = (name: string) =>
  Object.keys(operations.find(({ operationId }) => operationId === name)?.responses ?? {})

const nameOf = (fullName: string): string => fullName.slice(fullName.indexOf('.') + 1)

describe('the OpenAPI document', () => {
  it('passes a linter', { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
    const file = join(folder, 'openapi.json')
    writeFileSync(file, JSON.stringify(build()))
    const options = ['--extends', 'recommended', '--max-problems', '20', '--format', 'json']
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const { stdout } = await promisify(execFile)('node_modules/.bin/redocly', ['lint', file, ...options], { env })
    rmSync(folder, { recursive: true })
    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0, ignored: 0 }, problems: [] })
  })

  it('gives every operation the name of its call, once, and a tag for each noun', () => {
    const names = operations.map(({ operationId }) => operationId)
    expect(names.toSorted()).toEqual(allCalls.map(([name]) => nameOf(name)).toSorted())
    expect(new Set(names).size).toBe(names.length)
    expect(document.tags).toHaveLength(Object.keys(contract).length)
    expect(new Set(operations.flatMap(({ tags }) => tags))).toEqual(new Set(document.tags.map(({ name }) => name)))
  })

  it('names the schemas that the contract exports', async () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Dollars', 'FailureEnvelope', 'OneTimePayment', 'StatementDetails']),
    )
    const folder = 'shared/contract'
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('.ts') && name !== 'index.ts')) {
      const module: object = await import(join('../../../..', folder, file))
      expect(contractExports).toMatchObject(module)
    }
  })

  it('has the portal’s address, if one is set', () => {
    expect(document.servers).toMatchObject([{ url: '/' }])
    expect(Document.parse(build({ PUBLIC_URL: 'https://my.orrin.example/' })).servers).toMatchObject([
      { url: 'https://my.orrin.example' },
    ])
  })

  it('lists the failures that follow from a call, and those that the tests observed', () => {
    const payment = ['200', '400', '401', '403', '404', '409', '413', '415', '422', '500', '503', 'default']
    expect(statusesOf('payOnce')).toEqual(expect.arrayContaining(payment))
    expect(statusesOf('getAppData')).toEqual(['200', '401', '403', '500', '503', 'default'])
    expect(statusesOf('validateUser')).toEqual(expect.arrayContaining(['401', '429']))
  })
})

describe('the example', () => {
  it.each(allCalls.filter(([, endpoint]) => !('events' in endpoint)))(
    'the example of %s follows the contract',
    (name, endpoint) => {
      const example = examples.operations[nameOf(name)]
      // `npm run api:examples -- tests/api/<group>/<noun>.test.ts` records the exchanges of a new call.
      expect(example).toBeDefined()
      expect(example && followsContract(endpoint, example)).toBe(true)
    },
  )

  it('exists for no other call', () => {
    const names = allCalls.map(([name]) => nameOf(name))
    expect(Object.keys(examples.operations).filter((name) => !names.includes(name))).toEqual([])
  })

  it('contains no token, password or code', () => {
    const text = JSON.stringify(examples)
    expect(text.match(/(?<![\w-])[\w-]{43}(?![\w-])/g)).toBeNull()
    expect(text).not.toContain(password)
    expect(new Set(text.match(/"\d{6}"/g))).toEqual(new Set(['"123456"']))
  })
})
