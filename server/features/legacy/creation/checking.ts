/** What creating the portal account of an account of the old system would come to. */
import type { CheckedParent } from '#shared/contract/accountCreation'
import { addressLine } from '#shared/addresses'
import type { Executor } from '../../../db/database'
import { findUserWith } from '../../people/queries'
import { findServices, type LegacyAccount } from '../queries'
import { parentNameOf, parentOutcomeOf } from '../rules'
import * as queries from './queries'

export interface Asked {
  account: string
  email: string
}

const unknown = ({ account }: Asked, outcome: 'not_found' | 'several' | 'repeated'): CheckedParent => ({
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
  { asked, now }: { asked: Asked; now: Date },
): Promise<CheckedParent> {
  const email = account.email === '' ? asked.email : account.email
  const user = email === '' ? null : await findUserWith(db, email)
  const invitedUntil = await queries.findInvitedUntil(db, account.contactId, now)
  const services = await findServices(db, account.customerNumber)
  const isTaken = user !== null && user.status !== 'removed'
  return {
    account: asked.account,
    outcome: parentOutcomeOf(asked.email, {
      isRegistered: account.registeredAt !== null,
      onFile: account.email,
      isTaken,
      isInvited: invitedUntil !== null,
    }),
    migration_account_parent_id: account.migrationAccountParentId,
    crm_customer_number: account.customerNumber,
    name: `${account.firstName} ${account.lastName}`,
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

/** Row by row, in the order of the list; an account that stands there twice counts once. */
export async function checkRows(db: Executor, rows: readonly Asked[], now: Date): Promise<CheckedParent[]> {
  const checked: CheckedParent[] = []
  const seen = new Set<string>()
  for (const asked of rows) {
    const [account, another] = await queries.findNamed(db, parentNameOf(asked.account))
    if (!account) checked.push(unknown(asked, 'not_found'))
    else if (another) checked.push(unknown(asked, 'several'))
    else if (seen.has(account.migrationAccountParentId)) checked.push(unknown(asked, 'repeated'))
    else {
      seen.add(account.migrationAccountParentId)
      checked.push(await describeParent(db, account, { asked, now }))
    }
  }
  return checked
}
