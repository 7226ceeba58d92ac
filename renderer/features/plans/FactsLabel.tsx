/** Broadband facts: the label that stands beside every internet plan, in the order and words that the law knows. */
import type { BroadbandFacts } from '#shared/contract/plans'
import type { Cents } from '#shared/money'
import styles from './plans.module.css'
import { amountText } from '../../ui/look/amounts'

interface FactsLabelProps {
  name: string
  monthly: Cents
  facts: BroadbandFacts
}

export function FactsLabel({ name, monthly, facts }: FactsLabelProps) {
  const rows: [term: string, value: string][] = [
    ['Monthly price', amountText(monthly)],
    ['Introductory price', 'No'],
    ['Length of contract', facts.contract_months > 0 ? `${facts.contract_months} months` : 'None'],
    ['Gateway, if rented', `${amountText(facts.gateway_monthly)} a month`],
    ['Installation, one time', facts.install_fee > 0 ? amountText(facts.install_fee) : 'None'],
    ['Ending early', facts.early_end_fee > 0 ? `${amountText(facts.early_end_fee)} per month left` : 'No fee'],
    ['Government taxes', 'Vary by location'],
    ['Typical download speed', `${facts.download_mbps} Mb/s`],
    ['Typical upload speed', `${facts.upload_mbps} Mb/s`],
    ['Typical latency', `${facts.latency_ms} ms`],
    ['Data included', facts.data_included],
  ]
  return (
    <details className={styles.facts}>
      <summary>
        Broadband facts<span className="visually-hidden"> of {name}</span>
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
