/** Summarizes the credits about to be issued, their reason and the person's own limit, and issues them. */
import { Input } from 'antd'
import { useId, useState } from 'react'
import { creditReasonCodes } from '#shared/billing/credits'
import type { CreditRun, checkCreditRun } from '#shared/contract/billing/credits'
import type { ResponseOf } from '#shared/http/endpoint'
import * as creditTexts from '#shared/texts/billing/credits'
import * as commonTexts from '#shared/texts/common'
import { useCheckCreditRunMutation, useListCreditRunsQuery } from '../../api/billing/credits'
import { Button } from '../../ui/Button'
import { amountText } from '../../ui/format/amounts'
import { FormFailure } from '../../ui/forms/FormFailure'
import { Select } from '../../ui/forms/fields/Select'
import { Filter, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { problemOfQuery } from '../../ui/states/queryState'
import { ConfirmRunDialog, toCreditRows } from './ConfirmRunDialog'
import { amountProblem, type CreditDraftState, parseAmount } from './creditDraft'
import styles from './credits.module.css'
import { InvalidAmounts } from './InvalidAmounts'
import { LimitMeter } from './LimitMeter'

export function DraftPanel({
  draftState,
  onStarted,
}: {
  draftState: CreditDraftState
  onStarted: (run: CreditRun) => void
}) {
  const { draft, rows, selected, comments } = draftState
  const [check, { isLoading: isChecking }] = useCheckCreditRunMutation()
  /** The check that the confirmation is based on; null while the dialog is closed. */
  const [checkResult, setCheckResult] = useState<ResponseOf<typeof checkCreditRun> | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { data } = useListCreditRunsQuery({ query: { page_size: 5 } })
  const credits = rows.flatMap(({ account, amount }) => (amount ? [{ account, amount }] : []))
  const invalidRows = rows.filter(({ amount }) => amount === null)
  const total = credits.reduce((sum, { amount }) => sum + amount, 0)

  async function checkAmounts(): Promise<void> {
    setFailure(null)
    const { texts } = draft.getContent()
    const answer = await check({ body: { rows: toCreditRows(credits) } })
    if (answer.error) setFailure(problemOfQuery(answer.error).message)
    // A check of other amounts must not confirm these.
    else if (draft.getContent().texts !== texts) setFailure(creditTexts.amountsChanged)
    else setCheckResult(answer.data)
  }

  return (
    <Panel title={creditTexts.creditSummary}>
      <p aria-live="polite">
        <Rich
          text={creditTexts.amountsSummary(credits.length)}
          parts={{ strong: <strong>{credits.length}</strong>, strong2: <strong>{amountText(total)}</strong> }}
        />
      </p>
      <InvalidAmounts
        rows={invalidRows}
        onClear={() => {
          for (const { account } of invalidRows) draft.setAmounts([account], '')
        }}
      />
      {data && <LimitMeter limits={data.limits} amounts={credits.map(({ amount }) => amount)} />}
      <DraftFields draftState={draftState} />
      <div className={parts.actions}>
        {(rows.length > 0 || selected.size > 0) && <Button onClick={draft.clear}>{creditTexts.clearAmounts}</Button>}
        <Button
          kind="primary"
          disabled={credits.length === 0 || invalidRows.length > 0 || comments.trim() === ''}
          isBusy={isChecking}
          onClick={() => void checkAmounts()}
        >
          {creditTexts.issueCredit}
        </Button>
      </div>
      {comments.trim() === '' && <p className={styles.fieldError}>{creditTexts.commentIsRequired}</p>}
      {credits.length === 0 && <p className={parts.quiet}>{creditTexts.noRows}</p>}
      <FormFailure>{failure}</FormFailure>
      {checkResult && (
        <ConfirmRunDialog
          draftState={draftState}
          credits={credits}
          checkResult={checkResult}
          onStarted={onStarted}
          onClose={() => setCheckResult(null)}
        />
      )}
    </Panel>
  )
}

/** Edits the reason and the comment of the credits, and sets one amount for all selected accounts. */
function DraftFields({ draftState }: { draftState: CreditDraftState }) {
  const { reason, comments, setReason } = draftState
  const id = useId()
  return (
    <div className={styles.fields}>
      <Filter label={commonTexts.reason} htmlFor={`${id}-reason`}>
        <Select
          id={`${id}-reason`}
          value={reason}
          onChange={(code) => setReason({ reason: code })}
          options={creditReasonCodes.map((code) => ({
            value: code,
            label: `${code} · ${creditTexts.reasonLabels[code]}`,
          }))}
        />
      </Filter>
      <Filter label={commonTexts.comment} htmlFor={`${id}-comment`}>
        <Input
          id={`${id}-comment`}
          maxLength={200}
          value={comments}
          onChange={({ target }) => setReason({ comments: target.value })}
        />
      </Filter>
      <SharedAmountField draftState={draftState} />
    </div>
  )
}

function SharedAmountField({ draftState: { draft, selected } }: { draftState: CreditDraftState }) {
  const [amount, setAmount] = useState('')
  const id = useId()
  const problem = amountProblem(amount)
  return (
    <Filter label={creditTexts.commonAmountLabel(selected.size)} htmlFor={id}>
      <div className={styles.same}>
        <Input
          id={id}
          inputMode="decimal"
          placeholder={creditTexts.amountPlaceholder}
          maxLength={12}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-error`}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <Button
          disabled={selected.size === 0 || !parseAmount(amount)}
          onClick={() => draft.setAmounts([...selected.values()], amount)}
        >
          {creditTexts.apply}
        </Button>
      </div>
      {problem !== null && (
        <span id={`${id}-error`} className={styles.fieldError}>
          {problem}
        </span>
      )}
    </Filter>
  )
}
