/** Lists a page of accounts with an amount each. Only the cells of an account re-render while its amount is typed. */
import { memo } from 'react'
import type { CreditCustomer } from '#shared/contract/billing/credits'
import * as creditTexts from '#shared/texts/billing/credits'
import { ConsoleTable } from '../../ui/lists/ConsoleTable'
import type { ListSort } from '../../ui/lists/useListSort'
import parts from '../../ui/panels/parts.module.css'
import { creditColumns } from './creditColumns'
import type { CreditDraft } from './creditDraft'
import styles from './credits.module.css'

interface Props {
  customers: CreditCustomer[]
  draft: CreditDraft
  mayCredit: boolean
  sorting: ListSort
  isStale: boolean
}

export const CreditTable = memo(function CreditTable({ customers, draft, mayCredit, sorting, isStale }: Props) {
  return (
    <>
      {mayCredit && customers.length > 0 && <SelectPageButtons customers={customers} draft={draft} />}
      <ConsoleTable
        caption={creditTexts.creditableCaption}
        columns={creditColumns(draft, mayCredit)}
        rows={customers}
        rowKey={({ account_no }) => account_no}
        empty={
          <>
            <p>{creditTexts.noDataFound}</p>
            <p>{creditTexts.noMatchHint}</p>
          </>
        }
        sorting={sorting}
        isStale={isStale}
      />
    </>
  )
})

function SelectPageButtons({ customers, draft }: { customers: CreditCustomer[]; draft: CreditDraft }) {
  return (
    <div className={parts.actions}>
      <button type="button" className={styles.link} onClick={() => draft.select(customers, true)}>
        {creditTexts.selectPage}
      </button>
      <button type="button" className={styles.link} onClick={() => draft.select(customers, false)}>
        {creditTexts.deselectPage}
      </button>
    </div>
  )
}
