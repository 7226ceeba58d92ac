/** The steps by which a customer of the old system registers. */
import { z } from 'zod/mini'
import { createLegacyAccount, sendRegistrationCode, validateRegistrationCode } from '#shared/contract/legacy'
import { legacyZip, type LegacyCustomer } from './legacy'
import { newestCode } from './outbox'
import type { TestServer } from './server'

export const newPassword = 'Quill#2026'
export const home = { service_address_line1: '88 Harrow Ln', service_address_postal_code: legacyZip }

export async function askForCode(server: TestServer, search: object): Promise<string> {
  const { data } = await server.call(sendRegistrationCode, { body: { ...home, ...search } } as never)
  await server.services.background.drained()
  return z.object({ request_id: z.string() }).parse(data).request_id
}

export const exchange = (server: TestServer, request_id: string, otp1: string) =>
  server.call(validateRegistrationCode, { body: { request_id, otp1 } })

export async function prove(server: TestServer, { email }: { email: string }): Promise<string> {
  const id = await askForCode(server, { email_search_field: email })
  const { data } = await exchange(server, id, await newestCode(server.database.db, email))
  return z.object({ registration_token: z.string() }).parse(data).registration_token
}

export const of = ({ migrationAccountParentId }: LegacyCustomer) => ({
  migration_account_parent_id: migrationAccountParentId,
})
export const both = { fiber_account: true, gas_account: true }
export const user = (email: string) => ({ email, password: newPassword, confirm_password: newPassword })
export const finish = (
  server: TestServer,
  { legacy, token }: { legacy: LegacyCustomer; token: string },
  changes: object = {},
) =>
  server.call(createLegacyAccount, { body: { ...of(legacy), ...user(legacy.email), ...both, ...changes } } as never, {
    token,
  })
