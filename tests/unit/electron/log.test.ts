/** Tests that the shell logs problems, but no personal data. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFileLog } from '../../../electron/log/log'
import { redact } from '../../../electron/log/redact'

describe('the redaction of a line', () => {
  it.each([
    ['authorization: Bearer abc.def-ghi', 'abc'],
    ['Bearer xYz0123', 'xYz'],
    ['eyJhbGciOi.eyJzdWIi.c2ln', 'eyJ'],
    ['{"token":"tok_1234"}', 'tok_1234'],
    ['{"password":"Portal#2025"}', 'Portal'],
    ['cookie=a', '=a'],
    ['otp: 123456', '123456'],
    ['client_secret=s3cr3t', 's3cr3t'],
    ['written to ada.quill+x@mail.example.com today', 'quill'],
    ['card 4111 1111 1111 1111 declined', '1111'],
    ['card 4111111111111111', '4111'],
    ['5500-0000-0000-0004', '5500'],
    ['account BA-10042001 of CU-1001', '1004'],
    ['customer CU-58213004', '5821'],
    ['call (210) 555-0100 now', '555'],
    ['call +1 210 555 0100', '555'],
    ['2105550100', '2105550100'],
    ['210.555.0100', '555'],
    ['SA-000123 and CS-998877', '998877'],
    ['Authorization=Bearer%20x', '%20x'],
    ['/account-exist-by-email/jane.doe%40example.com', 'jane'],
    ...['MP', 'PR', 'SP', 'BG', 'CH', 'C'].map((prefix): [string, string] => [`of ${prefix}-10042001`, '1004']),
  ])('removes %s', (line, secret) => expect(redact(line)).not.toContain(secret))

  it.each([
    '2026-05-04T09:00:00.000Z',
    'save.failed disk-full',
    'took 1234 ms',
    '3145728 bytes',
    'exit code -1073741819',
    'GPU process gone: crashed',
    'Care Console 1.2.3',
    'version 45.4.1',
    'app://console/messageQueue',
    '/api/v1/servicecase/get-all-user-messages',
    'case 0b9e5a52-6d3c-4a0e-9a38-0d1c5f3f9a11',
    'port 4000',
    '127.0.0.1',
    'error 0x80070005',
    'zoom 1.25',
    'window 1440x900',
    '100% of 12 files',
    'status 503',
    'retry in 20000 ms',
    'queue: 17 unread',
  ])('leaves %s unchanged', (line) => expect(redact(line)).toBe(line))
})

describe('the log', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'log-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const logAt = (maxBytes?: number) =>
    createFileLog({
      path: join(folder, 'logs', 'shell.log'),
      clock: { now: () => new Date('2026-05-04T09:00:00.000Z') },
      ...(maxBytes !== undefined && { maxBytes }),
    })

  it('has a line of JSON per event, without personal data', async () => {
    logAt().warn('proxy.unreachable', { path: '/api/x', error: 'token=canary for ada@example.com' })
    const line = await readFile(join(folder, 'logs', 'shell.log'), 'utf8')
    expect(JSON.parse(line)).toMatchObject({
      at: '2026-05-04T09:00:00.000Z',
      level: 'warn',
      event: 'proxy.unreachable',
    })
    expect(line).not.toMatch(/canary|ada@/)
  })

  it('is limited in size, and keeps the newest lines', async () => {
    const log = logAt(1000)
    for (let index = 0; index < 200; index += 1) log.info('something.happened', { index })
    expect((await readdir(join(folder, 'logs'))).length).toBeLessThanOrEqual(4)
    expect(log.text().length).toBeLessThan(4500)
    expect(log.text()).toContain('"index":199')
  })

  it('does not end the shell if its folder can’t be created or written', async () => {
    await writeFile(join(folder, 'logs'), 'a file in the place of the folder')
    expect(() => logAt().error('any')).not.toThrow()
  })

  it('continues if its folder was deleted', async () => {
    const log = logAt()
    log.error('one')
    await rm(join(folder, 'logs'), { recursive: true })
    log.error('two')
    expect(log.text()).toContain('two')
  })
})
