/** Routes for staff about registrations: counts, list, spreadsheet export, and invitations to register. */

import {
  exportRegistrations,
  getRegistrationCount,
  inviteToRegister,
  listRegistrations,
  type Registration,
} from '#shared/contract/customers/registrationList'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import type { LetterMessage } from '../../../adapters/notifier/messages'
import { enqueueLetter } from '../../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../../db/database'
import { lockLegacyAccount, recordInvited } from '../../../directory/registrations/legacyAccounts.queries'
import { invitationsByAccount } from '../../../directory/registrations/rules'
import { limitAttempts } from '../../../directory/signIn/throttle'
import { createToken } from '../../../directory/signIn/token'
import { hashOfToken } from '../../../http/actor'
import { AppError, notFound } from '../../../http/appError'
import { auditActor, recordAccess } from '../../../http/customerScope'
import { type SpreadsheetCell, spreadsheetOf, spreadsheetType } from '../../../http/files/spreadsheet'
import { type RouteContext, serve } from '../../../http/serve'
import type { Services } from '../../../services'
import * as queries from './reports.queries'

function cellsOf(row: Registration, zone: string): SpreadsheetCell[] {
  const toCell = (moment: string | null): SpreadsheetCell => ({
    moment: moment === null ? null : new Date(moment),
    zone,
  })
  return [
    row.migration_account_parent_id,
    row.crm_customer_number,
    row.name,
    row.email,
    row.mobile,
    row.service_address,
    row.community,
    row.fiber_account_number,
    row.gas_account_number,
    registrationTexts.stepLabels[row.last_step],
    toCell(row.last_step_at),
    row.last_failure,
    toCell(row.invited_at),
    toCell(row.opened_at),
    toCell(row.registered_at),
  ]
}

async function* rowsOf(db: Executor, includeRegistered: boolean, zone: string): AsyncGenerator<SpreadsheetCell[][]> {
  for await (const batch of queries.readRegistrations(db, { includeRegistered }))
    yield batch.map((row) => cellsOf(row, zone))
}

export function reportRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock, config } = services

  serve(routeContext, getRegistrationCount, () =>
    queries.countRegistrations(db, { today: clock.today(), zone: config.TIME_ZONE }),
  )

  serve(routeContext, listRegistrations, async ({ query: { includeRegistered, search, ...page }, actor }, { ip }) => {
    await recordAccess(db, actor, { ip, what: 'registrations' })
    return queries.findRegistrations(db, { includeRegistered: includeRegistered === 'true', search }, page)
  })

  serve(routeContext, exportRegistrations, async ({ query: { includeRegistered }, actor }, caller) => {
    const details = { includeRegistered }
    await auditActor(db, { actor, caller }, { action: 'registration.exported', details })
    return {
      name: registrationTexts.exportName(clock.today()),
      type: spreadsheetType,
      bytes: spreadsheetOf({
        name: registrationTexts.exportSheet,
        columns: registrationTexts.exportColumns(config.TIME_ZONE),
        rows: rowsOf(db, includeRegistered === 'true', config.TIME_ZONE),
      }),
    }
  })

  serve(routeContext, inviteToRegister, async ({ body: { migration_account_parent_id: parentId }, actor }, caller) => {
    const existing = await queries.findRegistration(db, parentId)
    if (!existing) throw notFound()
    assertInvitable(existing)
    await limitAttempts(services, `registration-invitations:${parentId}`, {
      rule: invitationsByAccount,
      textFor: registrationTexts.invitedTooOften,
    })
    const link = createToken()
    const invited = await db.transaction(async (tx) => {
      await lockLegacyAccount(tx, parentId)
      const account = await queries.findRegistration(tx, parentId)
      if (!account) throw notFound()
      assertInvitable(account)
      await recordInvited(tx, parentId, { now: clock.now(), link: hashOfToken(link) })
      await auditActor(
        tx,
        { actor, caller },
        {
          action: 'registration.invited',
          customerNumber: account.crm_customer_number,
          details: { parent: parentId, email: account.email },
        },
      )
      await enqueueLetter(services, tx, invitationLetter(config, account, link))
      return account
    })
    caller.addMessage(commonTexts.invitationSent)
    return { ...invited, invited_at: clock.now().toISOString() }
  })
}

function assertInvitable({ registered_at, email }: Registration): void {
  if (registered_at !== null) throw new AppError('conflict', registrationTexts.alreadyRegistered)
  if (email === '') throw new AppError('conflict', registrationTexts.noEmail)
}

const invitationLetter = (
  { BRAND_NAME }: Services['config'],
  { name, email, crm_customer_number: customerNumber }: Registration,
  link: string,
): LetterMessage => ({
  to: email,
  firstName: name,
  category: 'security',
  customerNumber,
  isSecret: true,
  content: loginEmailTexts.invitedToRegister(BRAND_NAME),
  path: `/register?letter=${link}`,
})
