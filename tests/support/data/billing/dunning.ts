/** Adds past-due accounts, starts notice runs on them and reads the results. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod/mini'
import { getNoticeRun, NoticeRun, notifyByEmail } from '#shared/contract/billing/gasNotices'
import { addDays } from '#shared/format/dates'
import type { ServiceType } from '#shared/services/services'
import * as gasNoticeTexts from '#shared/texts/billing/gasNotices'
import type { Database } from '../../../../server/db/database'
import { dunningNotices } from '../../../../server/db/schema/billing/dunning'
import { statements } from '../../../../server/db/schema/billing/statements'
import { billingAccounts } from '../../../../server/db/schema/customers/accounts'
import { outboxMessages } from '../../../../server/db/schema/customers/outboxMessages'
import type { Answer, TestServer } from '../../server/server'
import { addAccount, addPerson } from '../people'

interface DebtorOptions {
  /** The due date of the only open bill. */
  dueOn: string
  balance?: number
  email?: string
  hasVerifiedPhone?: true
  name?: { first: string; last: string }
  /** The day on which a letter announced the disconnection. */
  noticeOn?: string
  /** Gas if missing. */
  serviceType?: ServiceType
}

/** Adds an account with an unpaid bill. */
export async function addDebtor(
  db: Database,
  { dueOn, balance = 120_00, noticeOn, serviceType = 'GAS', ...options }: DebtorOptions,
) {
  const person = await addPerson(db, options)
  const account = await addAccount(db, person.customerNumber, { serviceType })
  const number = account.billingAccountNumber
  await db.update(billingAccounts).set({ balance, dueOn }).where(eq(billingAccounts.number, number))
  await db.insert(statements).values({
    billingAccountNumber: number,
    periodStart: addDays(dueOn, -53),
    periodEnd: addDays(dueOn, -23),
    issuedOn: addDays(dueOn, -21),
    dueOn,
    previousBalance: 0,
    charges: balance,
  })
  if (noticeOn)
    await db.insert(dunningNotices).values({ billingAccountNumber: number, channel: 'mail', sentOn: noticeOn })
  return { ...person, number, account }
}

export async function addDebtors(db: Database, count: number, debtor: DebtorOptions): Promise<string[]> {
  const numbers: string[] = []
  for (let added = 0; added < count; added += 1) numbers.push((await addDebtor(db, debtor)).number)
  return numbers
}

export const notify = (
  server: TestServer,
  token: string,
  { accounts, again = [], key = randomUUID() }: { accounts: string[]; again?: string[]; key?: string },
): Promise<Answer> =>
  server.call(notifyByEmail, { body: { acct_nos: accounts, again } }, { token, idempotencyKey: key })

export const parseNoticeRun = ({ data }: Answer): NoticeRun => z.decode(NoticeRun, data as z.input<typeof NoticeRun>)

async function fetchNoticeRunPage(
  server: TestServer,
  token: string,
  { runId, pageSize }: { runId: string; pageSize: number },
) {
  const input = { params: { run_id: runId }, query: { page_size: pageSize } }
  const answer = await server.call(getNoticeRun, input, { token })
  return z.decode(getNoticeRun.response, answer.data as z.input<typeof getNoticeRun.response>)
}

export const fetchNoticeRun = (server: TestServer, token: string, runId: string) =>
  fetchNoticeRunPage(server, token, { runId, pageSize: 500 })

/** Returns a run as `fetchNoticeRun` does, but hardly any of its rows, for tests that ask for its progress all the time. */
export const fetchNoticeProgress = async (server: TestServer, token: string, runId: string) =>
  (await fetchNoticeRunPage(server, token, { runId, pageSize: 1 })).run

const noticeSubject = new RegExp(
  `^${gasNoticeTexts.noticeLetter({ account: String.raw`(\S+)`, address: '', amount: '', day: '' }).subject}$`,
)

/** Counts the notices in the outbox by account. */
export async function countMailedNotices(db: Database): Promise<Map<string, number>> {
  const mails = await db.select({ subject: outboxMessages.subject }).from(outboxMessages)
  const counts = new Map<string, number>()
  for (const { subject } of mails) {
    const account = noticeSubject.exec(subject)?.[1]
    if (account) counts.set(account, (counts.get(account) ?? 0) + 1)
  }
  return counts
}
