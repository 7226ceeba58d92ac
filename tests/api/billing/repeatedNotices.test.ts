import { describe, expect } from 'vitest'
import { previewNotices } from '#shared/contract/billing/gasNotices'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as gasNoticeTexts from '#shared/texts/billing/gasNotices'
import { disconnections } from '../../../server/db/schema/billing/dunning'
import {
  addDebtor,
  countMailedNotices,
  fetchNoticeRun,
  notify,
  parseNoticeRun,
} from '../../support/data/billing/dunning'
import { signInStaff } from '../../support/data/staff'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
const dueOn = '2026-02-01'

it.beforeAll(async ({ server }) => {
  token = await signInStaff(server, ['NOTICES.read', 'NOTICES.write'])
})

const work = (server: TestServer) => server.finishJobs()
const mailsOf = async (server: TestServer, number: string): Promise<number> =>
  (await countMailedNotices(server.database.db)).get(number) ?? 0
const begin = async (server: TestServer, accounts: string[], again: string[] = []): Promise<string> =>
  parseNoticeRun(await notify(server, token, { accounts, again })).run_id
const rowsOf = async (server: TestServer, runId: string) =>
  (await fetchNoticeRun(server, token, runId)).rows.map(({ status, message }) => [status, message])
const preview = async (server: TestServer, accounts: string[]) =>
  (await server.call(previewNotices, { body: { acct_nos: accounts } }, { token })).data

describe('an account that has been sent a notice', () => {
  it('gets no second one from another run', async ({ server }) => {
    const { number } = await addDebtor(server.database.db, { dueOn })
    await begin(server, [number])
    await work(server)
    const second = await begin(server, [number])
    await work(server)
    expect(await mailsOf(server, number)).toBe(1)
    expect(await rowsOf(server, second)).toEqual([['skipped', dunningTexts.noticeSentOn('03/13/2026')]])
  })

  it('gets no second one from a run that reaches it while the first is being sent', async ({ server }) => {
    const { number } = await addDebtor(server.database.db, { dueOn })
    await begin(server, [number])
    const second = await begin(server, [number])
    const real = { ...server.services.notifier }
    server.services.notifier.sendMail = async (mail) => {
      server.services.notifier.sendMail = (next) => real.sendMail(next)
      await work(server)
      return real.sendMail(mail)
    }
    await work(server)
    await server.finishJobs(1_000)
    expect(await mailsOf(server, number)).toBe(1)
    expect(await rowsOf(server, second)).toEqual([['skipped', dunningTexts.noticeSentOn('03/13/2026')]])
  })

  it('gets another one on explicit request', async ({ server }) => {
    const { number } = await addDebtor(server.database.db, { dueOn, noticeOn: '2026-02-25' })
    await begin(server, [number], [number])
    await work(server)
    expect(await mailsOf(server, number)).toBe(1)
  })

  it('gets one if the earlier debt has been paid and another one is past due', async ({ server }) => {
    const { number } = await addDebtor(server.database.db, { dueOn, noticeOn: '2026-01-25' })
    await begin(server, [number])
    await work(server)
    expect(await mailsOf(server, number)).toBe(1)
  })

  it('is named in the preview, with its stage and its date', async ({ server }) => {
    const notifiedDebtor = await addDebtor(server.database.db, {
      dueOn,
      noticeOn: '2026-03-01',
      name: { first: 'Ada', last: 'Ferris' },
    })
    const untold = await addDebtor(server.database.db, { dueOn })
    expect(await preview(server, [notifiedDebtor.number, untold.number])).toMatchObject({
      preview: { subject: expect.stringContaining(untold.number) },
      recipient_count: 1,
      noticed: [
        {
          account_no: notifiedDebtor.number,
          name: 'Ada Ferris',
          stage: 7,
          last_notice_on: '2026-03-01',
          disconnect_on: '2026-03-11',
        },
      ],
      left_out: [],
    })
  })

  it('can’t be included unless it is selected', async ({ server }) => {
    const { status, fields } = await notify(server, token, { accounts: ['BA-1'], again: ['BA-2'] })
    expect(status).toBe(400)
    expect(fields).toEqual({ 'again.0': gasNoticeTexts.accountNotSelected('BA-2') })
  })
})

describe('an account with a disconnect order', () => {
  it('is sent no letter that promises ten days', async ({ server }) => {
    const { number } = await addDebtor(server.database.db, { dueOn, noticeOn: '2026-03-01' })
    await server.database.db.insert(disconnections).values({ billingAccountNumber: number, orderedOn: '2026-03-12' })
    expect(await preview(server, [number])).toMatchObject({
      preview: null,
      recipient_count: 0,
      noticed: [],
      left_out: [{ account_no: number, message: dunningTexts.ordered }],
    })
    const runId = await begin(server, [number], [number])
    await work(server)
    expect(await rowsOf(server, runId)).toEqual([['skipped', dunningTexts.ordered]])
    expect(await mailsOf(server, number)).toBe(0)
  })
})
