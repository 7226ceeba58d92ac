import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listNoticeRuns, previewNotices, retryNotices } from '#shared/contract/billing/gasNotices'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as gasNoticeTexts from '#shared/texts/billing/gasNotices'
import * as commonTexts from '#shared/texts/common'
import { noticeRunRows } from '../../../server/db/schema/billing/dunning'
import { contacts } from '../../../server/db/schema/customers/accounts'
import { unfinishedNoticeRunsJob } from '../../../server/features/dunning/notices/noticeRun.job'
import {
  addDebtor,
  addDebtors,
  countMailedNotices,
  fetchNoticeRun,
  notify,
  parseNoticeRun,
} from '../../support/data/billing/dunning'
import { readSentTo } from '../../support/data/customers/sentMessages'
import { signInStaff } from '../../support/data/staff'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
const dueOn = '2026-02-18'

it.beforeAll(async ({ server }) => {
  token = await signInStaff(server, ['DUNNING.read', 'NOTICES.read', 'NOTICES.write'])
})

const begin = async (server: TestServer, accounts: string[]): Promise<string> =>
  parseNoticeRun(await notify(server, token, { accounts })).run_id
const work = (server: TestServer) => server.finishJobs()
const retry = (server: TestServer, run_id: string, which: 'failed' | 'unknown', as = token) =>
  server.call(retryNotices, { params: { run_id }, body: { which } }, { token: as })

describe('a notice run', () => {
  it('is sent once to every due account, and each row shows its result', async ({ server }) => {
    const [one, two] = await addDebtors(server.database.db, 2, { dueOn })
    const late = await addDebtor(server.database.db, { dueOn: '2026-03-12' })
    const silent = await addDebtor(server.database.db, { dueOn })
    await server.database.db.update(contacts).set({ email: '' }).where(eq(contacts.id, silent.contactId))
    const accounts = [one ?? '', silent.number, two ?? '', late.number, 'BA-none']
    const runId = await begin(server, accounts)
    await work(server)

    const { run, rows } = await fetchNoticeRun(server, token, runId)
    expect(run).toMatchObject({
      status: 'finished',
      row_count: 5,
      sent_count: 2,
      failed_count: 0,
      unknown_count: 0,
      skipped_count: 3,
    })
    expect(rows.map(({ account_no, status, message }) => [account_no, status, message])).toEqual([
      [one, 'sent', ''],
      [silent.number, 'skipped', commonTexts.noEmailOnFile],
      [two, 'sent', ''],
      [late.number, 'skipped', dunningTexts.notDue],
      ['BA-none', 'skipped', dunningTexts.notDue],
    ])
    const mailed = await countMailedNotices(server.database.db)
    expect(accounts.map((account) => mailed.get(account) ?? 0)).toEqual([1, 0, 1, 0, 0])
    const list = await server.call(listNoticeRuns, { query: {} }, { token })
    expect(list.data).toMatchObject({ runs: expect.arrayContaining([expect.objectContaining({ run_id: runId })]) })
  })

  it('leaves a record of the email among the messages to the customer', async ({ server }) => {
    const { number, email } = await addDebtor(server.database.db, { dueOn })
    await begin(server, [number])
    await work(server)
    expect(await readSentTo(server, email)).toMatchObject([
      { category: 'past_due', status: 'sent', failure: '', sentAt: expect.any(Date) },
    ])
  })

  it.for([
    ['failed', { responseCode: 452 }, gasNoticeTexts.refused],
    ['bounced', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, gasNoticeTexts.refused],
    ['unknown', { code: 'ETIMEDOUT', command: 'DATA' }, gasNoticeTexts.unknown],
  ] as const)(
    'leaves a record of an email that is %s, and another one of the next attempt',
    async ([status, cause, failure], { server }) => {
      const { number, email } = await addDebtor(server.database.db, { dueOn })
      const runId = await begin(server, [number])
      const real = { ...server.services.notifier }
      server.services.notifier.sendMail = () => Promise.reject(Object.assign(new Error('no'), cause))
      const records = await readSentTo(server, email)
      server.services.notifier.sendMail = (mail) => real.sendMail(mail)
      expect(records).toMatchObject([{ category: 'past_due', status, failure, sentAt: null }])
      expect((await retry(server, runId, status === 'unknown' ? 'unknown' : 'failed')).status).toBe(200)
      expect((await readSentTo(server, email)).map((record) => record.status).toSorted()).toEqual(
        [status, 'sent'].toSorted(),
      )
    },
  )

  it('a notice run that is requested twice with one key is created once, and is rejected for other accounts with that key', async ({
    server,
  }) => {
    const accounts = await addDebtors(server.database.db, 2, { dueOn })
    const key = randomUUID()
    const [first, second] = await Promise.all([1, 2].map(() => notify(server, token, { accounts, key })))
    expect(first && parseNoticeRun(first).run_id).toBe(second && parseNoticeRun(second).run_id)
    expect((await notify(server, token, { accounts: accounts.slice(1), key })).status).toBe(422)
    await work(server)
    const mailed = await countMailedNotices(server.database.db)
    expect(accounts.map((account) => mailed.get(account))).toEqual([1, 1])
  })

  it('can send again what the mail server refused, and nothing else', async ({ server }) => {
    const accounts = await addDebtors(server.database.db, 3, { dueOn })
    const runId = await begin(server, accounts)
    const real = { ...server.services.notifier }
    let attempts = 0
    server.services.notifier.sendMail = async (mail) => {
      attempts += 1
      if (attempts === 2) throw Object.assign(new Error('mailbox full'), { responseCode: 452 })
      return real.sendMail(mail)
    }
    await work(server)
    server.services.notifier.sendMail = (mail) => real.sendMail(mail)
    expect((await fetchNoticeRun(server, token, runId)).rows[1]).toMatchObject({
      status: 'failed',
      message: gasNoticeTexts.refused,
    })

    expect((await retry(server, runId, 'failed')).status).toBe(200)
    await work(server)
    expect((await fetchNoticeRun(server, token, runId)).run).toMatchObject({ status: 'finished', sent_count: 3 })
    const mailed = await countMailedNotices(server.database.db)
    expect(accounts.map((account) => mailed.get(account))).toEqual([1, 1, 1])
    expect((await retry(server, runId, 'failed')).status).toBe(409)
  })

  it('reports notices with an unknown result, and sends them again only on request', async ({ server }) => {
    const accounts = await addDebtors(server.database.db, 1, { dueOn })
    const runId = await begin(server, accounts)
    const real = { ...server.services.notifier }
    server.services.notifier.sendMail = async () => {
      throw Object.assign(new Error('timed out'), { code: 'ETIMEDOUT', command: 'DATA' })
    }
    await work(server)
    server.services.notifier.sendMail = (mail) => real.sendMail(mail)
    const { run, rows } = await fetchNoticeRun(server, token, runId)
    expect(run.unknown_count).toBe(1)
    expect(rows[0]).toMatchObject({ status: 'unknown', message: gasNoticeTexts.unknown })
    expect((await retry(server, runId, 'failed')).status).toBe(409)
    expect((await retry(server, runId, 'unknown')).status).toBe(200)
    await server.finishJobs(1_000)
    expect((await fetchNoticeRun(server, token, runId)).run.sent_count).toBe(1)
  })

  it('reports notices as unknown that a process was sending when it died, and continues in the next process', async ({
    server,
  }) => {
    const accounts = await addDebtors(server.database.db, 3, { dueOn })
    const runId = await begin(server, accounts)
    // A process took the first row and then died.
    await server.database.db
      .update(noticeRunRows)
      .set({ status: 'sending', attempt: 1 })
      .where(and(eq(noticeRunRows.runId, runId), eq(noticeRunRows.position, 1)))
    await work(server)
    expect((await fetchNoticeRun(server, token, runId)).rows.map(({ status }) => status)).toEqual([
      'unknown',
      'sent',
      'sent',
    ])
  })

  it('is continued if it was running before the portal had jobs', async ({ server }) => {
    const { db } = server.database
    const accounts = await addDebtors(db, 2, { dueOn })
    const runId = await begin(server, accounts)
    await db.execute(sql`delete from graphile_worker._private_jobs`)
    await server.runScheduled(unfinishedNoticeRunsJob)
    expect((await fetchNoticeRun(server, token, runId)).run).toMatchObject({ status: 'finished', sent_count: 2 })
  })

  it('can be previewed, with its recipients and the earliest disconnect date', async ({ server }) => {
    const { number } = await addDebtor(server.database.db, { dueOn })
    const preview = () => server.call(previewNotices, { body: { acct_nos: [number] } }, { token })
    const before = (await preview()).data
    expect(before).toMatchObject({
      recipient_count: 1,
      left_out: [],
      preview: { subject: expect.stringContaining(number) },
    })
    expect(JSON.stringify(before)).toContain('03/23/2026')
  })

  it('requires the right to send notices, and viewing it the right to read', async ({ server }) => {
    const reader = await signInStaff(server, ['DUNNING.read', 'DUNNING.write', 'NOTICES.read'])
    const runId = await begin(server, await addDebtors(server.database.db, 1, { dueOn }))
    expect((await notify(server, reader, { accounts: ['BA-1'] })).status).toBe(403)
    expect((await retry(server, runId, 'failed', reader)).status).toBe(403)
    expect((await fetchNoticeRun(server, reader, runId)).run.row_count).toBe(1)
  })

  it('contains each account once', async ({ server }) => {
    const { status, fields } = await notify(server, token, { accounts: ['BA-1', 'BA-1'] })
    expect(status).toBe(400)
    expect(fields).toEqual({ 'acct_nos.1': gasNoticeTexts.twice('BA-1') })
  })
})
