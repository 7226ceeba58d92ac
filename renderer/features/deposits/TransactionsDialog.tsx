/** Lists the transactions of a deposit, all of them or of one type. */

import { useState } from 'react'
import { type DepositTxnType, depositTxnCodes } from '#shared/billing/deposits'
import type { Deposit, DepositTransaction } from '#shared/contract/billing/deposits'
import * as depositTexts from '#shared/texts/billing/deposits'
import * as commonTexts from '#shared/texts/common'
import { useListDepositTransactionsQuery } from '../../api/billing/deposits'
import report from '../../domain/deposits/depositReport.module.css'
import { Money } from '../../domain/payments/Money'
import { Button } from '../../ui/Button'
import { Modal } from '../../ui/dialogs/Modal'
import { dayText } from '../../ui/format/days'
import { Select } from '../../ui/forms/fields/Select'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { PaginationBar } from '../../ui/lists/PaginationBar'
import { Filter, Filters } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'

const columns: Column<DepositTransaction>[] = [
  { key: 'day', title: commonTexts.date, render: ({ posted_on }) => dayText(posted_on) },
  {
    key: 'type',
    title: commonTexts.type,
    narrow: 'wide',
    render: ({ txnTypeCode, note }) => (
      <>
        {depositTexts.transactionLabels[txnTypeCode]} ({txnTypeCode})
        {note !== '' && <span className={parts.below}>{note}</span>}
      </>
    ),
  },
  {
    key: 'amount',
    title: commonTexts.amount,
    isFigure: true,
    narrow: 'wide',
    render: ({ amount }) => <Money cents={amount} />,
  },
]

export function TransactionsDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const [type, setType] = useState<DepositTxnType | ''>('')
  const [page, setPage] = useState({ page_number: 1, page_size: 20 })
  const query = useListDepositTransactionsQuery({
    params: { depositId: deposit.deposit_id },
    query: { txnTypeCode: type, ...page },
  })
  return (
    <Modal
      title={depositTexts.depositFor(deposit.name, deposit.account_no)}
      size="large"
      isOpen
      onClose={onClose}
      footer={<Button onClick={onClose}>{commonTexts.close}</Button>}
    >
      <div className={parts.column}>
        <Filters label={depositTexts.filterTransactions}>
          <Filter label={commonTexts.type} htmlFor="transaction-type">
            <Select
              id="transaction-type"
              className={report.choice ?? ''}
              value={type}
              onChange={(newType) => {
                setType(newType)
                setPage((before) => ({ ...before, page_number: 1 }))
              }}
              options={[
                { value: '' as const, label: commonTexts.all },
                ...depositTxnCodes.map((value) => ({
                  value,
                  label: `${depositTexts.transactionLabels[value]} (${value})`,
                })),
              ]}
            />
          </Filter>
        </Filters>
        <PageState query={query} failedText={depositTexts.transactionsNotLoaded} rows={3}>
          {({ transactions, total_count }) => (
            <>
              <DataTable
                caption={depositTexts.transactionsCaption}
                columns={columns}
                rows={transactions}
                rowKey={({ transaction_id }) => transaction_id}
                empty={<p>{type === '' ? depositTexts.noTransactionsYet : depositTexts.noMatchingTransactions}</p>}
                isStale={query.isFetching}
              />
              {total_count > page.page_size && (
                <PaginationBar
                  currentPage={page.page_number}
                  itemsPerPage={page.page_size}
                  totalCount={total_count}
                  onChange={(page_number, page_size) => setPage({ page_number, page_size })}
                />
              )}
            </>
          )}
        </PageState>
      </div>
    </Modal>
  )
}
