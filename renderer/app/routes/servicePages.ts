/** Relates pages to the services that they show, so that the header and the page always show the same one. */
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { type Page, pages } from '#shared/pages'
import type { ServiceType } from '#shared/services/services'

/**
 * Returns the account that an opened page selects among those of the selected address, or null if the selection stays:
 * because it already matches the page, or because the address has none of its services.
 */
export function accountToSelect(
  { shows }: Pick<Page, 'shows'>,
  { account, accounts }: { account: UserAccount | null; accounts: readonly UserAccount[] },
): UserAccount | null {
  if (!shows || (account && shows.types.includes(account.service_type_code))) return null
  return accounts.find(({ service_type_code }) => shows.types.includes(service_type_code)) ?? null
}

/**
 * Returns the page that replaces the opened one when another service is selected in the header: of the same purpose, or
 * else the first one about the service. Null if the opened page shows the service, too, or is about no service.
 */
export function pageForService(opened: Page | undefined, type: ServiceType): Page | null {
  const { shows } = opened ?? {}
  if (!shows || shows.types.includes(type)) return null
  const candidates = pages.filter((page) => page.shows?.types.includes(type) && page.shows.purpose !== 'request')
  return candidates.find((page) => page.shows?.purpose === shows.purpose) ?? candidates[0] ?? null
}
