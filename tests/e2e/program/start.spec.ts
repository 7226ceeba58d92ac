import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { z } from 'zod/mini'
import { setting } from '../../support/browser/browser'
import {
  createFolder,
  type PortalOptions,
  type RunningPortal,
  StartFailure,
  startPortal,
} from '../../support/browser/portal'
import { runProgram } from '../../support/server/programs'

const failureOf = async (options: PortalOptions): Promise<StartFailure> => {
  const outcome: unknown = await startPortal(options).catch((error: unknown) => error)
  if (outcome instanceof StartFailure) return outcome
  throw new Error('The portal started, although it should have failed')
}

async function customersIn(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from customers')
  await client.end()
  return rows[0]?.count ?? 0
}

test('the portal of the other tests started in an empty folder with demo data, and the provider has the saved payment methods', async () => {
  expect(setting('PORTAL_OUTPUT')).toContain('Demo data: 400 customers')
  expect(setting('PORTAL_OUTPUT')).toContain('customer@demo.example')
  expect((await stat(join(setting('PORTAL_DATA_DIR'), 'secrets.json'))).mode & 0o777).toBe(0o600)
  expect(await methodsAtProvider()).toMatchObject({
    profiles: [{ type: 'VISA', last4: '1111' }, {}, { type: 'ECHECK' }, { type: 'AMEX' }, { last4: '0002' }, {}],
  })
})

test('the portal without demo data gets its first administrator while it runs, rejects a second start, stops in order, starts again with the same data, and restarts parts that were killed', async () => {
  // Two starts and three restarts, each of which takes half a minute on a busy machine.
  test.setTimeout(420_000)
  const restart = { timeout: 90_000, intervals: [100] }
  const dataDir = await createFolder()
  const first = await startPortal({ dataDir, environment: { DEMO_DATA: 'off' } })
  await test.step('it has no customers and no users, until its first administrator is invited', async () => {
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    expect(first.output()).not.toContain('demo.example')
    expect(await customersIn(first.databaseUrl)).toBe(0)
    const person = ['--email', 'imani@provider.example', '--first-name', 'Imani', '--last-name', 'Penhallow']
    const { code, stdout } = await runProgram(['dist/server/admin.js', ...person], {
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: new URL(first.url).port,
    })
    expect(code).toBe(0)
    expect(stdout).toContain(`${first.url}/invitation?token=`)
  })
  await test.step('it rejects a second start in the same folder and shows the address of the first', async () => {
    const { output, exitCode } = await failureOf({ dataDir })
    expect(output).toContain(`is in use: the portal on ${first.url} runs on it`)
    expect(exitCode).toBe(1)
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  })
  await test.step('it stops in order', async () => {
    expect(await first.stop()).toBe(0)
    expect(first.output()).toMatch(
      /Stopping: received SIGTERM\.\s+Stopping the portal\.\s+Stopping the payment provider\.\s+Stopping the database\.\s+$/,
    )
  })
  // Demo data is allowed now, but is only loaded into an empty database.
  const second = await startPortal({ dataDir })
  expect(second.output()).not.toContain('Demo data')
  // The provider is the customer to which staff belong.
  expect(await customersIn(second.databaseUrl)).toBe(1)
  for (const { name, pid } of await partsOf(second)) {
    await test.step(`it restarts the ${name}`, async () => {
      process.kill(pid, 'SIGKILL')
      await expect.poll(() => second.output(), restart).toContain(`The ${name} is ready again.`)
      expect(second.output()).toContain(`The ${name} ended`)
      await expect.poll(async () => (await fetch(`${second.url}/readyz`).catch(() => null))?.status, restart).toBe(200)
    })
  }
  expect(await second.stop()).toBe(0)
  await rm(dataDir, { recursive: true })
})

/** Returns the payment methods of the main demo customer at the provider. */
async function methodsAtProvider(): Promise<unknown> {
  const secrets = await readFile(join(setting('PORTAL_DATA_DIR'), 'secrets.json'), 'utf8')
  const { providerKey } = z.object({ providerKey: z.string() }).parse(JSON.parse(secrets))
  const client = new pg.Client({ connectionString: setting('PORTAL_DATABASE_URL') })
  await client.connect()
  const { rows } = await client.query<{ number: string }>(
    "select customer_number as number from contacts where email = 'customer@demo.example'",
  )
  await client.end()
  const address = `${setting('PORTAL_PROVIDER_URL')}/v1/customers/${rows[0]?.number}/profiles`
  const answer = await fetch(address, {
    headers: { authorization: `Bearer ${providerKey}` },
  })
  return answer.json()
}

test('the portal names a port that is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = String(typeof address === 'object' ? address?.port : address)
  const { output, exitCode } = await failureOf({ environment: { PORT: port } })
  expect(output).toContain(`Port ${port} is taken by another program. Set PORT to a free one`)
  expect(exitCode).toBe(1)
  other.close()
})

test('the portal says which setting is invalid', async () => {
  const { output, exitCode } = await failureOf({ environment: { PORT: 'four' } })
  expect(output).toContain('PORT must be a port from 1 to 65535.')
  expect(exitCode).toBe(1)
})

interface StartedPart {
  name: string
  pid: number
}

async function partsOf({ pid, dataDir }: RunningPortal): Promise<StartedPart[]> {
  const [databasePid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='])
  const children = stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => Number(match?.[2]) === pid)
  const pidOf = (program: string): number => {
    const child = children.find((match) => match?.[3]?.endsWith(program))
    if (!child) throw new Error(`${program} does not run`)
    return Number(child[1])
  }
  return [
    { name: 'portal', pid: pidOf('/main.js') },
    { name: 'payment provider', pid: pidOf('/sandboxProvider.js') },
    { name: 'database', pid: Number(databasePid) },
  ]
}

test('the portal reports lost secrets of an existing database in one sentence', async () => {
  const dataDir = await createFolder()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
  const { output, exitCode } = await failureOf({ dataDir })
  expect(output.trim()).toMatch(
    /^\S+secrets\.json is missing, and the database in \S+ cannot be opened without it: .*\.$/,
  )
  expect(exitCode).toBe(1)
  await rm(dataDir, { recursive: true })
})

test('the portal does not serve other machines with a test outbox or a test payment provider', async () => {
  const { output, exitCode } = await failureOf({ environment: { HOST: '0.0.0.0' } })
  expect(output).toContain('other machines can reach it (HOST is 0.0.0.0)')
  expect(output).toContain('set ALLOW_SANDBOX=outbox,provider,network,demo.')
  expect(exitCode).toBe(1)
})
