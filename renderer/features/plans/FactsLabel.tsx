/** Shows the broadband facts label of an internet plan, in the order and wording that the law requires. */

import type { BroadbandFacts } from '#shared/contract/services/plans'
import type { Cents } from '#shared/format/money'
import * as commonTexts from '#shared/texts/common'
import * as planTexts from '#shared/texts/services/plans'
import { amountText } from '../../ui/format/amounts'
import { Rich } from '../../ui/Rich'
import styles from './plans.module.css'

interface FactsLabelProps {
  name: string
  monthly: Cents
  facts: BroadbandFacts
}

export function FactsLabel({ name, monthly, facts }: FactsLabelProps) {
  const rows: [term: string, value: string][] = [
    [planTexts.monthlyPrice, amountText(monthly)],
    [planTexts.introductoryPrice, commonTexts.no],
    [
      planTexts.lengthOfContract,
      facts.contract_months > 0 ? planTexts.contractLength(facts.contract_months) : commonTexts.noneLabel,
    ],
    [planTexts.gatewayIfRented, planTexts.amountAMonth(amountText(facts.gateway_monthly))],
    [planTexts.oneTimeInstallation, facts.install_fee > 0 ? amountText(facts.install_fee) : commonTexts.noneLabel],
    [
      planTexts.earlyTermination,
      facts.early_end_fee > 0 ? planTexts.perMonthLeft(amountText(facts.early_end_fee)) : planTexts.noFee,
    ],
    [planTexts.governmentTaxes, planTexts.varyByLocation],
    [planTexts.typicalDownloadSpeed, planTexts.megabits(facts.download_mbps)],
    [planTexts.typicalUploadSpeed, planTexts.megabits(facts.upload_mbps)],
    [planTexts.typicalLatency, planTexts.milliseconds(facts.latency_ms)],
    [planTexts.dataIncluded, facts.data_included],
  ]
  return (
    <details className={styles.facts}>
      <summary>
        <Rich
          text={planTexts.broadbandFactsOf(name)}
          parts={{ hidden: (text) => <span className="visually-hidden">{text}</span> }}
        />
      </summary>
      <dl className={styles.label}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
