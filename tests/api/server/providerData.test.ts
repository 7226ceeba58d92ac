import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundledServer } from '../../support/server/bundledServer'
import {
  buildCharge,
  createFolder,
  fetchCharges,
  importCard,
  openHostedPage,
  startProvider,
  submitPage,
  validCard,
} from '../../support/server/provider'

const journalIn = (folder: string): string => join(folder, 'journal.jsonl')

describe("the provider's data", () => {
  it('is there after a restart: methods, charges and closed references', async () => {
    const first = await startProvider()
    await importCard(first, 'tok_a')
    await importCard(first, 'tok_gone')
    await first.call('DELETE', '/v1/customers/CU-1/profiles/tok_gone')
    const { body: charge } = await first.call('POST', '/v1/charges', buildCharge('pay-1', 'tok_a'))
    await first.call('POST', '/v1/charges/pay-2/settle')
    await first.stop()

    const again = await startProvider({ folder: first.folder })
    const { body } = await again.call('GET', '/v1/customers/CU-1/profiles')
    expect(body).toMatchObject({ profiles: [{ token: 'tok_a' }] })
    expect((await again.call('POST', '/v1/charges', buildCharge('pay-1', 'tok_a'))).body).toEqual(charge)
    expect((await again.call('POST', '/v1/charges', buildCharge('pay-2', 'tok_a'))).status).toBe(410)
    expect(await fetchCharges(again)).toHaveLength(1)
  })

  it('is on the disk when the answer comes', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_a')
    await provider.call('POST', '/v1/charges', buildCharge('pay-1', 'tok_a'))
    expect(await readFile(journalIn(provider.folder), 'utf8')).toContain('"reference":"pay-1"')
  })

  it('survives a last line that a crash cut off, and continues after it', async () => {
    const first = await startProvider()
    await importCard(first, 'tok_a')
    await first.stop()
    await appendFile(journalIn(first.folder), '{"kind":"charge","charge":{"reference":"pay-1","cust')

    const second = await startProvider({ folder: first.folder })
    expect(await fetchCharges(second)).toEqual([])
    await second.call('POST', '/v1/charges', buildCharge('pay-2', 'tok_a'))
    await second.stop()

    const third = await startProvider({ folder: first.folder })
    expect(await fetchCharges(third)).toMatchObject([{ reference: 'pay-2' }])
  })

  it('is not touched when a line in its middle is damaged', async () => {
    const folder = await createFolder()
    const damaged = 'not an entry\n{"kind":"closed","reference":"pay-1"}\n'
    await writeFile(journalIn(folder), damaged)
    await expect(startProvider({ folder })).rejects.toThrow('Line 1')
    expect(await readFile(journalIn(folder), 'utf8')).toBe(damaged)
  })

  it('is shortened at the start to what still holds', async () => {
    const first = await startProvider()
    await importCard(first, 'tok_gone')
    await first.call('DELETE', '/v1/customers/CU-1/profiles/tok_gone')
    await first.stop()
    const again = await startProvider({ folder: first.folder })
    expect(await readFile(journalIn(again.folder), 'utf8')).toBe('')
  })

  it('belongs to one process at a time', async () => {
    const folder = await createFolder()
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'provider.pid'), String(process.ppid))
    await expect(startProvider({ folder })).rejects.toThrow(`in use by process ${process.ppid}`)
  })

  it('never holds a card or account number, nor does the log', async () => {
    const provider = await startProvider()
    const account = { accountType: 'checking', routing: '110000000', account: '987654321098', holder: 'Ada Quill' }
    await submitPage(await openHostedPage(provider, 'CC'), validCard)
    await submitPage(await openHostedPage(provider, 'CC'), { ...validCard, number: '4000000000000119' })
    await submitPage(await openHostedPage(provider, 'CC'), { ...validCard, holder: '4111111111111111' })
    await submitPage(await openHostedPage(provider, 'DD'), account)
    await submitPage(await openHostedPage(provider, 'PAYPAL_ACCOUNT'), { account: 'a@4111111111111111.example' })
    await provider.stop()

    const files = await readdir(provider.folder)
    const kept = await Promise.all(files.map((file) => readFile(join(provider.folder, file), 'utf8')))
    const everything = [...kept, ...provider.log].join('\n')
    expect(everything).toContain('"last4":"1111"')
    for (const number of ['4111111111111111', '4111 1111', '4000000000000119', '987654321098', '110000000']) {
      expect(everything).not.toContain(number)
    }
  })

  it('keeps page addresses, tokens and the key out of the log', async () => {
    const provider = await startProvider()
    await importCard(provider, 'tok_secret')
    const page = await openHostedPage(provider, 'CC')
    await fetch(page)
    await provider.call('DELETE', '/v1/customers/CU-1/profiles/tok_secret')
    const log = provider.log.join('\n')
    expect(log).toContain('/v1/customers/:customerRef/profiles/:token')
    for (const secret of ['tok_secret', new URL(page).pathname, provider.key]) expect(log).not.toContain(secret)
  })
})

describe('the provider as a process', () => {
  const start = (environment: Record<string, string>) => {
    const child = spawn(process.execPath, [`${bundledServer}/sandboxProvider.js`], {
      env: { PATH: process.env['PATH'], ...environment },
    })
    const output: string[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()))
    return { child, output }
  }

  it('refuses to start without a key, and names it', async () => {
    const { child, output } = start({ PROVIDER_PORT: '0', PROVIDER_DATA_DIR: await createFolder() })
    expect(await once(child, 'close')).toEqual([1, null])
    expect(output.join('')).toContain('PROVIDER_KEY')
  })

  it('stops cleanly when asked, and gives its folder back', async () => {
    const folder = await createFolder()
    const { child, output } = start({ PROVIDER_PORT: '0', PROVIDER_DATA_DIR: folder, PROVIDER_KEY: '0123456789abcdef' })
    while (!output.join('').includes('listening')) await once(child.stdout, 'data')
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([0, null])
    expect(await readdir(folder)).toEqual(['journal.jsonl'])
  })
})
