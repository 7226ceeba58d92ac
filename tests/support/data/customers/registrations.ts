/** The steps by which a customer of the old system registers. */
import { z } from 'zod/mini'
import {
  createLegacyAccount,
  sendRegistrationCode,
  validateRegistrationCode,
} from '#shared/contract/customers/registrations'
import { readNewestCode } from '../../server/outbox'
import type { TestServer } from '../../server/server'
import { type LegacyCustomer, legacyZip } from './legacyAccounts'

export const newPassword = 'Quill#2026'
export const homeAddress = { service_address_line1: '88 Harrow Ln', service_address_postal_code: legacyZip }

export async function requestCode(server: TestServer, search: object): Promise<string> {
  const { data } = await server.call(sendRegistrationCode, { body: { ...homeAddress, ...search } } as never)
  await server.finishJobs()
  return z.object({ request_id: z.string() }).parse(data).request_id
}

export const submitCode = (server: TestServer, request_id: string, otp1: string) =>
  server.call(validateRegistrationCode, { body: { request_id, otp1 } })

export async function verifyIdentity(server: TestServer, { email }: { email: string }): Promise<string> {
  const id = await requestCode(server, { email_search_field: email })
  const { data } = await submitCode(server, id, await readNewestCode(server, email))
  return z.object({ registration_token: z.string() }).parse(data).registration_token
}

export const legacyIdOf = ({ migrationAccountParentId }: LegacyCustomer) => ({
  migration_account_parent_id: migrationAccountParentId,
})
export const bothServices = { fiber_account: true, gas_account: true }
export const signInFields = (email: string) => ({ email, password: newPassword, confirm_password: newPassword })
export const finishRegistration = (
  server: TestServer,
  { legacy, token }: { legacy: LegacyCustomer; token: string },
  changes: object = {},
) =>
  server.call(
    createLegacyAccount,
    { body: { ...legacyIdOf(legacy), ...signInFields(legacy.email), ...bothServices, ...changes } } as never,
    {
      token,
    },
  )
