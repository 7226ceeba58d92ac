import type { CurrentSelection } from '#shared/customers/selection'
import { paths } from '#shared/paths'

/** Returns the path of the usage page: for the selected service if it has usage, or else for gas, or else for data. */
export function usagePathOf({ account, accounts }: CurrentSelection) {
  const hasGas = accounts.some(({ service_type_code }) => service_type_code === 'GAS')
  return account?.service_type_code === 'FIBER' || !hasGas ? paths.internetUsage : paths.gasUsageHistory
}
