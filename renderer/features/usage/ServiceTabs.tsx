import { paths } from '#shared/paths'
import type { ServiceType } from '#shared/services/services'
import * as commonTexts from '#shared/texts/common'
import * as usageTexts from '#shared/texts/services/usage'
import { useSelection } from '../../session/useSelection'
import { TabLinks } from '../../ui/panels/TabLinks'

const tabs = [
  { key: 'GAS', label: usageTexts.gas, to: paths.gasUsageHistory },
  { key: 'FIBER', label: usageTexts.internet, to: paths.internetUsage },
] as const satisfies { key: ServiceType; label: string; to: string }[]

/** Switches between gas and data where the selected address has both. */
export function ServiceTabs({ current }: { current: (typeof tabs)[number]['key'] }) {
  const { accounts } = useSelection()
  const hasAll = tabs.every(({ key }) => accounts.some(({ service_type_code }) => service_type_code === key))
  if (!hasAll) return null
  return (
    <TabLinks label={commonTexts.service} current={current} tabs={tabs.map((tab) => ({ ...tab, count: undefined }))} />
  )
}
