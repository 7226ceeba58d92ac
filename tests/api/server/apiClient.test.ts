import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { describe, expect } from 'vitest'
import { addStatement, gasLine } from '../../support/data/billing/statements'
import { addPayer, fetchCharges } from '../../support/data/payments/payments'
import { password } from '../../support/data/people'
import { it } from '../../support/server/serverTest'

const run = promisify(execFile)
const folder = '.cache/apiClient'
const sample = 'tests/support/apiClient'

describe('a client generated from the OpenAPI document', () => {
  it.beforeAll(async ({ server }) => {
    const document = (await server.app.inject('/api/openapi.json')).body
    const types = await openapiTypescript(document, { defaultNonNullable: false })
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'openApi.d.ts'), astToString(types))
  })

  it('has the types of the calls, and none that accept anything', async () => {
    await run('node_modules/.bin/tsc', ['-p', sample])
    const wrong = `
      import createClient from 'openapi-fetch'
      import type { paths } from './openApi'
      void createClient<paths>().GET('/api/v1/plans/get-autopay-status', { params: { query: { crm_billing_group_id: 1 } } })`
    await writeFile(join(folder, 'wrong.ts'), wrong)
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler']
    const check = run('node_modules/.bin/tsc', [...options, '--ignoreConfig', join(folder, 'wrong.ts')])
    await expect(check).rejects.toMatchObject({
      stdout: expect.stringContaining("Type 'number' is not assignable to type 'string'"),
    })
  })

  it('signs in, pays and reads a bill', async ({ server }) => {
    const payer = await addPayer(server)
    await addStatement(server.database.db, payer.account, { month: '2026-02', lines: [gasLine(11_080)] })
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const program = ['--import', 'tsx', `${sample}/payBill.ts`, url, payer.person.email, password]
    const { stdout } = await run(process.execPath, program)
    expect(JSON.parse(stdout)).toEqual({
      payment: { status: 'ACCEPTED', amount: 50, fee: 1.25 },
      bill: { due: '2026-03-22', total: 110.8, lines: ['Delivery'] },
      refusal: 'not_found',
    })
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([5125])
  })
})
