/** Shows what is already known about the next bill. It renders nothing if there is nothing. */

import * as statementTexts from '#shared/texts/billing/statements'
import { useGetNextBillQuery } from '../../api/billing/statements'
import { DateText } from '../../ui/DateText'
import { amountText } from '../../ui/format/amounts'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import styles from './statements.module.css'

export function NextBill({ billingGroup }: { billingGroup: string }) {
  const query = useGetNextBillQuery({ query: { billing_group_id: billingGroup } })
  const data = query.currentData
  const isEmpty = data === undefined ? query.error === undefined : data.lines.length === 0
  if (isEmpty) return null
  return (
    <Panel title={statementTexts.nextBillTitle}>
      <PageState query={{ ...query, data }} failedText={statementTexts.nextBillNotLoaded} rows={2}>
        {({ lines, total }) => (
          <>
            <table className={styles.sum}>
              <caption className="visually-hidden">{statementTexts.nextBillCaption}</caption>
              <tbody>
                {lines.map(({ date, label, place, amount }, index) => (
                  // The lines have no id, and two of a day can be equal. Their order is stable.
                  <tr key={`${date} ${index}`}>
                    <th scope="row">
                      {label}
                      <span className={parts.below}>
                        <DateText value={date} />
                        {place && `, ${place}`}
                      </span>
                    </th>
                    <td>{amountText(amount)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{statementTexts.totalSoFar}</th>
                  <td>{amountText(total)}</td>
                </tr>
              </tfoot>
            </table>
            <p className={parts.below}>{statementTexts.nextBillNote}</p>
          </>
        )}
      </PageState>
    </Panel>
  )
}
