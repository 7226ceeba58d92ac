/** Predicts the outcome of creating a portal account for a legacy account. */

import type { CheckedParent } from '#shared/contract/customers/accountCreation'
import { addressLine } from '#shared/customers/addresses'
import type { Executor } from '../../db/database'
import { findLegacyServices, type LegacyAccount } from '../../directory/registrations/legacyAccounts.queries'
import { findUserByEmail } from '../../directory/users/users.queries'
import { fullName } from '../../fullName'
import * as queries from './accountCreation.queries'
import { parentOutcomeOf, parseParentIdentifier } from './rules'

export interface CheckRequest {
  account: string
  email: string
}

const unresolvedParent = ({ account }: CheckRequest, outcome: 'not_found' | 'several' | 'repeated'): CheckedParent => ({
  account,
  outcome,
  migration_account_parent_id: '',
  crm_customer_number: '',
  name: '',
  service_address: '',
  email: '',
  services: [],
  signs_in: false,
  invited_until: null,
})

export async function describeParent(
  db: Executor,
  account: LegacyAccount,
  { request, now }: { request: CheckRequest; now: Date },
): Promise<CheckedParent> {
  const email = account.email === '' ? request.email : account.email
  const user = email === '' ? null : await findUserByEmail(db, email)
  const invitedUntil = await queries.findInvitedUntil(db, account.contactId, now)
  const services = await findLegacyServices(db, account.customerNumber)
  const isTaken = user !== null && user.status !== 'removed'
  return {
    account: request.account,
    outcome: parentOutcomeOf(request.email, {
      isRegistered: account.registeredAt !== null,
      onFile: account.email,
      isTaken,
      isInvited: invitedUntil !== null,
    }),
    migration_account_parent_id: account.migrationAccountParentId,
    crm_customer_number: account.customerNumber,
    name: fullName(account),
    service_address: addressLine(account.serviceAddressLine1, account.serviceAddressLine2),
    email,
    services: services.map(({ service_type_code, crm_billing_account_number }) => ({
      service_type_code,
      crm_billing_account_number,
    })),
    signs_in: isTaken,
    invited_until: invitedUntil?.toISOString() ?? null,
  }
}

/** Checks the rows in list order. A second row for the same account is reported as repeated. */
export async function checkRows(db: Executor, rows: readonly CheckRequest[], now: Date): Promise<CheckedParent[]> {
  const checked: CheckedParent[] = []
  const seen = new Set<string>()
  for (const request of rows) {
    const [account, secondMatch] = await queries.findByName(db, parseParentIdentifier(request.account))
    if (!account) checked.push(unresolvedParent(request, 'not_found'))
    else if (secondMatch) checked.push(unresolvedParent(request, 'several'))
    else if (seen.has(account.migrationAccountParentId)) checked.push(unresolvedParent(request, 'repeated'))
    else {
      seen.add(account.migrationAccountParentId)
      checked.push(await describeParent(db, account, { request, now }))
    }
  }
  return checked
}
