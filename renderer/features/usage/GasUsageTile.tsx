/** Shows thirteen months of the selected gas service. */
import { Link } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as usageTexts from '#shared/texts/services/usage'
import { useListUsageQuery } from '../../api/services/usage'
import { useAccountOwner } from '../../session/useAccountOwner'
import parts from '../../ui/panels/parts.module.css'
import { EmptyTile, TilePanel } from '../../ui/panels/TilePanel'
import { explainUsageChange } from './explainUsageChange'
import { UsageChart } from './UsageChart'
import { fillUsageMonths } from './usageSeries'

export function GasUsageTile({ account }: { account: UserAccount }) {
  const owner = useAccountOwner()
  const query = useListUsageQuery({ body: { service_account_id: account.crm_service_account_id, months: 36 } })
  return (
    <TilePanel
      title={usageTexts.gasUsageHistory}
      action={<Link to={paths.gasUsageHistory}>{commonTexts.viewAll}</Link>}
      query={query}
      failedText={usageTexts.readingsNotLoaded}
      rows={5}
      isEmpty={({ readings }) => readings.length === 0}
      empty={<EmptyTile picture="usage">{usageTexts.firstReadingHint}</EmptyTile>}
    >
      {({ readings }) => {
        const months = fillUsageMonths(readings, 13)
        const latest = months.at(-1)
        const reason = latest && explainUsageChange(latest, owner)
        return (
          <>
            <UsageChart size="tile" months={months} unit={usageTexts.therms} hasYearBefore />
            {reason && <p className={parts.below}>{reason}</p>}
          </>
        )
      }}
    </TilePanel>
  )
}
