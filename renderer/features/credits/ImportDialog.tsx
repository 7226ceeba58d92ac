/** Imports credits from a CSV file: a dry run shows the outcome of each line, then the run can start. */

import { useState } from 'react'
import type { CreditReason } from '#shared/billing/credits'
import type { CheckedCreditRow, CreditRun, checkCreditRun } from '#shared/contract/billing/credits'
import { joinSentences } from '#shared/format/joinWords'
import type { ResponseOf } from '#shared/http/endpoint'
import * as creditTexts from '#shared/texts/billing/credits'
import * as commonTexts from '#shared/texts/common'
import { useCheckCreditRunMutation, useCreateCreditRunMutation } from '../../api/billing/credits'
import { Money } from '../../domain/payments/Money'
import { Button } from '../../ui/Button'
import { Modal } from '../../ui/dialogs/Modal'
import { amountText } from '../../ui/format/amounts'
import { FormFailure } from '../../ui/forms/FormFailure'
import { CsvField } from '../../ui/forms/files/CsvField'
import { useRequestKey } from '../../ui/forms/useRequestKey'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { problemOfQuery } from '../../ui/states/queryState'
import { Tag } from '../../ui/Tag'
import { type CreditImport, readCredits } from './creditImport'
import styles from './credits.module.css'
import { breachText } from './LimitMeter'
import { RecentCreditsWarning } from './RecentCreditsWarning'
import { startedText } from './runStatus'

interface Props {
  reasonFields: { credit_reason_cd: CreditReason; comments: string }
  onStarted: (run: CreditRun) => void
  onClose: () => void
}

interface DryRun {
  parsed: CreditImport
  checkResult: ResponseOf<typeof checkCreditRun>
}

const columnsFor = (lines: CreditImport['lines']): Column<CheckedCreditRow>[] => [
  {
    key: 'line',
    title: creditTexts.line,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: ({ account_no }) => lines.get(account_no),
  },
  {
    key: 'account',
    title: commonTexts.accNo,
    render: ({ account_no }) => <span className={styles.account}>{account_no}</span>,
  },
  { key: 'name', title: commonTexts.name, narrow: 'wide', render: ({ name }) => name || '–' },
  {
    key: 'amount',
    title: creditTexts.creditAmount,
    isFigure: true,
    narrow: 'right',
    render: ({ credit_amount }) => <Money cents={credit_amount} />,
  },
  { key: 'outcome', title: creditTexts.whatWouldHappen, narrow: 'wide', render: (row) => <Outcome row={row} /> },
]

function Outcome({ row }: { row: CheckedCreditRow }) {
  switch (row.outcome) {
    case 'unknown_account':
      return <Tag color="warning">{creditTexts.unknownAccount}</Tag>
    case 'closed_account':
      return <Tag color="warning">{creditTexts.closedAccount}</Tag>
    case 'credit':
      return (
        <>
          <Tag color="success">{creditTexts.wouldBeCredited}</Tag>
          {row.is_over_ceiling && <Tag color="warning">{creditTexts.needsApprovalLabel}</Tag>}
          {row.last_credit_at !== null && <Tag color="warning">{creditTexts.creditedLately}</Tag>}
        </>
      )
  }
}

/** Puts the rows that would not be credited first, next to the lines that could not be read. */
const sortRejectedFirst = (rows: readonly CheckedCreditRow[]): CheckedCreditRow[] => [
  ...rows.filter(({ outcome }) => outcome !== 'credit'),
  ...rows.filter(({ outcome }) => outcome === 'credit'),
]

export function ImportDialog({ reasonFields, onStarted, onClose }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const [dryRun, setDryRun] = useState<DryRun | null>(null)
  const [check, { isLoading: isChecking }] = useCheckCreditRunMutation()
  const [create, { isLoading: isCreating }] = useCreateCreditRunMutation()
  const { snackbar } = useNotify()
  const { keyFor } = useRequestKey()
  const creditable = dryRun?.checkResult.rows.filter(({ outcome }) => outcome === 'credit') ?? []

  async function readFile(file: File): Promise<void> {
    setDryRun(null)
    setFailure(null)
    const text = await file.text().catch(() => null)
    if (text === null) return setFailure(commonTexts.fileUnreadable)
    const found = readCredits(text)
    if (typeof found === 'string') return setFailure(found)
    if (found.rows.length === 0) return setFailure(creditTexts.noUsableLine)
    const answer = await check({ body: { rows: found.rows } })
    if (answer.error) return setFailure(problemOfQuery(answer.error).message)
    setDryRun({ parsed: found, checkResult: answer.data })
  }

  async function startRun(): Promise<void> {
    const rows = creditable.map(({ account_no, credit_amount }) => ({ acct_no: account_no, credit_amount }))
    const body = { rows, ...reasonFields }
    const answer = await create({ idempotencyKey: keyFor(body), body })
    if (answer.error) return setFailure(joinSentences(creditTexts.updateFailed, problemOfQuery(answer.error).message))
    snackbar(startedText(answer.data))
    onStarted(answer.data)
  }

  return (
    <Modal
      isOpen
      size="large"
      title={creditTexts.importCredits}
      onClose={() => {
        if (!isCreating) onClose()
      }}
      footer={
        <>
          <Button disabled={isCreating} onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          {dryRun && (
            <Button
              kind="primary"
              disabled={creditable.length === 0 || reasonFields.comments.trim() === ''}
              isBusy={isCreating}
              onClick={() => void startRun()}
            >
              {creditTexts.startRun(creditable.length, dryRun.checkResult.needs_approval !== null)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.import}>
        <p className={parts.quiet}>{creditTexts.importHint(reasonFields.credit_reason_cd, reasonFields.comments)}</p>
        <CsvField disabled={isChecking || isCreating} onFile={(file) => void readFile(file)} />
        <FormFailure>{failure}</FormFailure>
        {dryRun && <DryRunResult {...dryRun} count={creditable.length} />}
      </div>
    </Modal>
  )
}

const DryRunResult = ({ parsed: { problems, lines }, checkResult, count }: DryRun & { count: number }) => (
  <>
    <p aria-live="polite">
      <Rich
        text={creditTexts.dryRunSummary(
          count,
          amountText(checkResult.total_amount),
          checkResult.rows.length - count + problems.length,
        )}
        parts={{ strong: (text) => <strong>{text}</strong> }}
      />
    </p>
    {checkResult.needs_approval && (
      <p className={styles.warning}>{breachText(checkResult.needs_approval, checkResult.limits)}</p>
    )}
    {/* Lines that can't be credited are shown above the warnings. */}
    {problems.length > 0 && (
      <ul className={styles.problems}>
        {problems.map(({ line, message }) => (
          <li key={line}>
            <strong>{creditTexts.lineNumber(line)}</strong> {message}
          </li>
        ))}
      </ul>
    )}
    <RecentCreditsWarning recent={checkResult.recent} />
    <DataTable
      caption={creditTexts.whatWouldHappen}
      columns={columnsFor(lines)}
      rows={sortRejectedFirst(checkResult.rows)}
      rowKey={({ account_no }) => account_no}
    />
  </>
)
