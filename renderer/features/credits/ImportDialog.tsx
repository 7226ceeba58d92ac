/** Credits from a CSV file: first what would happen, line by line, then, when it is wanted, the run. */
import { Button } from 'antd'
import { useRef, useState } from 'react'
import type { checkCreditRun, CheckedRow, CreditRun } from '#shared/contract/credits'
import { type CreditReason } from '#shared/credits'
import type { ResponseOf } from '#shared/endpoint'
import { useCheckCreditRunMutation, useCreateCreditRunMutation } from '../../api/credits'
import { Modal } from '../../ui/dialogs/Modal'
import { CsvField } from '../../ui/forms/CsvField'
import { FormFailure } from '../../ui/forms/FormFailure'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { useNotify } from '../../ui/notices/useNotify'
import { Badge } from '../../ui/panels/Badge'
import { Money } from '../../ui/payments/Money'
import { problemOfQuery } from '../../ui/states/queryFace'
import { readCredits, type CreditImport } from './creditImport'
import styles from './credits.module.css'
import { breachText } from './LimitMeter'
import { amountText } from '../../ui/look/amounts'
import { begunText } from './creditWords'
import { RecentCreditsWarning } from './RecentCreditsWarning'
import * as creditTexts from '#shared/texts/credits'
import * as commonTexts from '#shared/texts/common'
import { Rich } from '../../ui/Rich'

interface Props {
  why: { credit_reason_cd: CreditReason; comments: string }
  onBegun: (run: CreditRun) => void
  onClose: () => void
}

interface Trial {
  read: CreditImport
  checked: ResponseOf<typeof checkCreditRun>
}

const columnsFor = (lines: CreditImport['lines']): Column<CheckedRow>[] => [
  {
    key: 'line',
    title: creditTexts.line,
    isFigure: true,
    narrow: 'wide',
    narrowName: creditTexts.line,
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

function Outcome({ row }: { row: CheckedRow }) {
  switch (row.outcome) {
    case 'unknown_account':
      return <Badge kind="warning">{creditTexts.unknownAccount}</Badge>
    case 'closed_account':
      return <Badge kind="warning">{creditTexts.closedAccount}</Badge>
    case 'credit':
      return (
        <>
          <Badge kind="good">{creditTexts.wouldBeCredited}</Badge>
          {row.is_over_ceiling && <Badge kind="warning">{creditTexts.needsApprovalText}</Badge>}
          {row.last_credit_at !== null && <Badge kind="warning">{creditTexts.creditedInTheLast24Hours}</Badge>}
        </>
      )
  }
}

/** What would not be credited is read first, beside the lines that could not be read at all. */
const rejectedFirst = (rows: readonly CheckedRow[]): CheckedRow[] => [
  ...rows.filter(({ outcome }) => outcome !== 'credit'),
  ...rows.filter(({ outcome }) => outcome === 'credit'),
]

export function ImportDialog({ why, onBegun, onClose }: Props) {
  const [remark, setRemark] = useState<string | null>(null)
  const [trial, setTrial] = useState<Trial | null>(null)
  const [check, { isLoading: isChecking }] = useCheckCreditRunMutation()
  const [create, { isLoading: isCreating }] = useCreateCreditRunMutation()
  const { snackbar } = useNotify()
  // One for a file: a second click, or one after a lost answer, begins no second run.
  const key = useRef('')
  const fit = trial?.checked.rows.filter(({ outcome }) => outcome === 'credit') ?? []

  async function read(file: File): Promise<void> {
    setTrial(null)
    setRemark(null)
    const text = await file.text().catch(() => null)
    if (text === null) return setRemark(creditTexts.weCouldntReadTheFile)
    const found = readCredits(text)
    if (typeof found === 'string') return setRemark(found)
    if (found.rows.length === 0) return setRemark(creditTexts.noLineInTheFile)
    const answer = await check({ body: { rows: found.rows } })
    if (answer.error) return setRemark(problemOfQuery(answer.error).message)
    key.current = crypto.randomUUID()
    setTrial({ read: found, checked: answer.data })
  }

  async function run(): Promise<void> {
    const rows = fit.map(({ account_no, credit_amount }) => ({ acct_no: account_no, credit_amount }))
    const answer = await create({ idempotencyKey: key.current, body: { rows, ...why } })
    if (answer.error) return setRemark(`${creditTexts.updateFailed} ${problemOfQuery(answer.error).message}`)
    snackbar(begunText(answer.data))
    onBegun(answer.data)
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
          {trial && (
            <Button
              type="primary"
              disabled={fit.length === 0 || why.comments.trim() === ''}
              loading={isCreating}
              onClick={() => void run()}
            >
              {trial.checked.needs_approval ? creditTexts.requestApprovalFor : 'Credit'} {fit.length}{' '}
              {fit.length === 1 ? 'account' : 'accounts'}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.import}>
        <p className={styles.quiet}>{creditTexts.useAFileWithThe(why.credit_reason_cd, why.comments)}</p>
        <CsvField disabled={isChecking || isCreating} onFile={(file) => void read(file)} />
        <FormFailure>{remark}</FormFailure>
        {trial && <TrialResult {...trial} count={fit.length} />}
      </div>
    </Modal>
  )
}

const TrialResult = ({ read: { problems, lines }, checked, count }: Trial & { count: number }) => (
  <>
    <p aria-live="polite">
      <Rich
        text={creditTexts.dryRunAccountsWouldBe(count, amountText(checked.total_amount))}
        parts={{ strong: (text) => <strong>{text}</strong> }}
      />{' '}
      {checked.rows.length - count + problems.length} {creditTexts.wouldNot}
    </p>
    {checked.needs_approval && <p className={styles.warning}>{breachText(checked.needs_approval, checked.limits)}</p>}
    {/* What keeps a line from being credited stands above what may make one think twice. */}
    {problems.length > 0 && (
      <ul className={styles.problems}>
        {problems.map(({ line, message }) => (
          <li key={line}>
            <strong>
              {creditTexts.line} {line}
            </strong>{' '}
            {message}
          </li>
        ))}
      </ul>
    )}
    <RecentCreditsWarning recent={checked.recent} />
    <DataTable
      caption={creditTexts.whatWouldHappen}
      columns={columnsFor(lines)}
      rows={rejectedFirst(checked.rows)}
      rowKey={({ account_no }) => account_no}
      empty={null}
    />
  </>
)
