import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previewNotices } from '#shared/contract/connections'
import { noticeTexts } from '#shared/dunning'
import { disconnections } from '../../server/db/schema/dunning'
import { workOnNotices } from '../../server/features/connections/notices/round'
import { addDebtor, askNotices, mailedOf, noticeRunIn, notify } from '../support/dunning'
import { addPerson } from '../support/people'
import { startServer, type TestServer } from '../support/server'

let server: TestServer
let token: string
const dueOn = '2026-02-01'

beforeAll(async () => {
  server = await startServer()
  token = await server.signIn(await addPerson(db(), { userType: 'CENTRIC', rights: ['NOTICES.read', 'NOTICES.write'] }))
})
afterAll(() => server.stop())

const db = () => server.database.db
const work = () => workOnNotices(server.services)
const mailsOf = async (number: string): Promise<number> => (await mailedOf(db())).get(number) ?? 0
const begin = async (accounts: string[], again: string[] = []): Promise<string> =>
  noticeRunIn(await notify(server, token, { accounts, again })).run_id
const rowsOf = async (runId: string) =>
  (await askNotices(server, token, runId)).rows.map(({ status, message }) => [status, message])
const preview = async (accounts: string[]) =>
  (await server.call(previewNotices, { body: { acct_nos: accounts } }, { token })).data

describe('an account that has had a notice', () => {
  it('gets no second one from another run', async () => {
    const { number } = await addDebtor(db(), { dueOn })
    await begin([number])
    await work()
    const second = await begin([number])
    await work()
    expect(await mailsOf(number)).toBe(1)
    expect(await rowsOf(second)).toEqual([['skipped', noticeTexts.told('03/13/2026')]])
  })

  it('gets no second one from a run that comes to it while the first is being sent', async () => {
    const { number } = await addDebtor(db(), { dueOn })
    await begin([number])
    await begin([number])
    const real = { ...server.services.notifier }
    server.services.notifier.sendMail = async (mail) => {
      server.services.notifier.sendMail = (next) => real.sendMail(next)
      await work()
      return real.sendMail(mail)
    }
    await work()
    await work()
    expect(await mailsOf(number)).toBe(1)
  })

  it('gets another one when that is asked for expressly', async () => {
    const { number } = await addDebtor(db(), { dueOn, noticeOn: '2026-02-25' })
    await begin([number], [number])
    await work()
    expect(await mailsOf(number)).toBe(1)
  })

  it('gets one when what it was told of has been paid, and something else is owed', async () => {
    const { number } = await addDebtor(db(), { dueOn, noticeOn: '2026-01-25' })
    await begin([number])
    await work()
    expect(await mailsOf(number)).toBe(1)
  })

  it('is named before, with its stage and the day that stands', async () => {
    const told = await addDebtor(db(), { dueOn, noticeOn: '2026-03-01', name: { first: 'Ada', last: 'Ferris' } })
    const untold = await addDebtor(db(), { dueOn })
    expect(await preview([told.number, untold.number])).toMatchObject({
      preview: { subject: expect.stringContaining(untold.number) },
      recipient_count: 1,
      noticed: [
        {
          account_no: told.number,
          name: 'Ada Ferris',
          stage: 7,
          last_notice_on: '2026-03-01',
          disconnect_on: '2026-03-11',
        },
      ],
      left_out: [],
    })
  })

  it('cannot be asked for unless it is among the chosen', async () => {
    const { status, fields } = await notify(server, token, { accounts: ['BA-1'], again: ['BA-2'] })
    expect(status).toBe(400)
    expect(fields).toEqual({ 'again.0': noticeTexts.notChosen('BA-2') })
  })
})

describe('an account whose disconnect is ordered', () => {
  it('is sent no letter that promises ten days', async () => {
    const { number } = await addDebtor(db(), { dueOn, noticeOn: '2026-03-01' })
    await db().insert(disconnections).values({ billingAccountNumber: number, orderedOn: '2026-03-12' })
    expect(await preview([number])).toMatchObject({
      preview: null,
      recipient_count: 0,
      noticed: [],
      left_out: [{ account_no: number, message: noticeTexts.ordered }],
    })
    const runId = await begin([number], [number])
    await work()
    expect(await rowsOf(runId)).toEqual([['skipped', noticeTexts.ordered]])
    expect(await mailsOf(number)).toBe(0)
  })
})
