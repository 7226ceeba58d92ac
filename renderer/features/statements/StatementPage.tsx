/** One statement on the screen: what is due, how it came about, every line with what it means, and the bill before. */
import { Button } from 'antd'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import type { StatementDetails } from '#shared/contract/statements'
import { dayText } from '../../ui/look/days'
import { useGetStatementQuery } from '../../api/statements'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { paths } from '../../paths'
import { useMay } from '../../session/useMay'
import { useSelected } from '../../session/useSelected'
import { useSelectBill } from '../../session/useSelectBill'
import { Letterhead } from '../../ui/panels/Letterhead'
import { usePageName } from '../../ui/pageName'
import { LinkButton } from '../../ui/panels/LinkButton'
import { changed } from '../../ui/lists/listAddress'
import { PageState } from '../../ui/states/PageState'
import { PageStack, Panel } from '../../ui/panels/Panel'
import { CompareWithBefore } from './CompareWithBefore'
import { HistoryChart } from './HistoryChart'
import { PdfButton } from './PdfButton'
import { StatementLines } from './StatementLines'
import { StatementStatusTag } from './StatementStatusTag'
import { StatementSummary } from './StatementSummary'
import styles from './statements.module.css'
import { amountText } from '../../ui/look/amounts'
import * as commonTexts from '#shared/texts/common'
import * as statementTexts from '#shared/texts/statements'
import { Rich } from '../../ui/Rich'

export function StatementPage({ statementId }: { statementId: string }) {
  const [search] = useSearchParams()
  const query = useGetStatementQuery({ query: { statement_id: statementId } })
  const list = changed(search, { statement: null, page: search.get('page') }).toString()
  usePageName(query.data && statementTexts.statementOf(dayText(query.data.bill_date)), list)
  return (
    <PageStack>
      <p className={styles.back}>
        <Link to={`?${list}`}>{statementTexts.allStatements}</Link>
      </p>
      <PageState query={query} what={statementTexts.theStatement} rows={12}>
        {(statement) => <StatementOf statement={statement} list={list} />}
      </PageState>
    </PageStack>
  )
}

/** Whoever goes on to another account, by the header or by a command, is not left with a bill that is none of it. */
function useIsLeft({ crm_billing_account_number: billed }: StatementDetails): boolean {
  const { account } = useSelected()
  const chosen = account?.crm_service_account_id
  const [openedWith] = useState(chosen)
  return chosen !== openedWith && account?.crm_billing_account_number !== billed
}

function StatementOf({ statement, list }: { statement: StatementDetails; list: string }) {
  const [search] = useSearchParams()
  const isLeft = useIsLeft(statement)
  const { brandName } = useRuntimeConfig()
  const [isCompared, setIsCompared] = useState(false)
  const before = statement.previous_statement_id
  if (isLeft) return <Navigate replace to={`?${list}`} />
  return (
    <>
      <Letterhead brandName={brandName} />
      <Panel
        title={statementTexts.amountDue}
        action={
          <span className={styles.actions}>
            {before && (
              <Button aria-expanded={isCompared} onClick={() => setIsCompared(!isCompared)}>
                {isCompared ? statementTexts.hideComparison : statementTexts.compareWithPreviousBill}
              </Button>
            )}
            <PdfButton statement={statement} />
          </span>
        }
      >
        <Due statement={statement} />
        <p className={styles.detail}>
          <Rich
            text={statementTexts.to({
              streetAddress: statement.street_address,
              city: statement.city,
              state: statement.state,
              zip: statement.zip,
              day: dayText(statement.period_start),
              day2: dayText(statement.period_end),
            })}
            parts={{ span: <span className={styles.number}>{statement.crm_billing_account_number}</span> }}
          />
          {before && (
            <span className={styles.noPrint}>
              {' '}
              ·{' '}
              <Link to={`?${changed(search, { statement: before, page: search.get('page') })}`}>
                {statementTexts.previousBill}
              </Link>
            </span>
          )}
        </p>
      </Panel>
      {isCompared && before && <CompareWithBefore statement={statement} before={before} />}
      <div className={styles.columns}>
        <Panel title={statementTexts.howWeGotToThisTotal}>
          <StatementSummary statement={statement} />
        </Panel>
        <HistoryChart statement={statement} />
      </div>
      <StatementLines lines={statement.lines} />
    </>
  )
}

function Due({ statement }: { statement: StatementDetails }) {
  const mayPay = useMay('MANAGEPAYMENT.write')
  const selectBill = useSelectBill()
  const { total_due, unpaid, due_date, autopay_date, status } = statement
  return (
    <div className={styles.dueRow}>
      <p className={styles.total}>
        {total_due < 0
          ? commonTexts.creditOf(amountText(-total_due))
          : `${amountText(total_due)}, due ${dayText(due_date)}`}
      </p>
      <StatementStatusTag status={status} />
      {unpaid > 0 && unpaid < total_due && (
        <span className={styles.detail}>{statementTexts.stillDue(amountText(unpaid))}</span>
      )}
      {autopay_date && (
        <span className={styles.detail}>{statementTexts.autopayWillPayItOn(dayText(autopay_date))}</span>
      )}
      {unpaid > 0 && mayPay && (
        <span className={styles.noPrint}>
          <LinkButton
            type="primary"
            to={paths.payment}
            onClick={() => selectBill(statement.crm_billing_account_number)}
          >
            {commonTexts.pay}
          </LinkButton>
        </span>
      )}
    </div>
  )
}
