/** What is about to be credited: how many accounts, how much of what one may give alone, why, and the way to do it. */
import { Button, Input, Select } from 'antd'
import { useId, useState } from 'react'
import type { checkCreditRun, CreditRun } from '#shared/contract/credits'
import { creditReasonCodes, creditReasons } from '#shared/credits'
import type { ResponseOf } from '#shared/endpoint'
import { useCheckCreditRunMutation, useListCreditRunsQuery } from '../../api/credits'
import { FormFailure } from '../../ui/forms/FormFailure'
import { Filter, Panel } from '../../ui/panels/Panel'
import { problemOfQuery } from '../../ui/states/queryFace'
import { ConfirmRunDialog, rowsOf } from './ConfirmRunDialog'
import { amountIn, amountProblem, type UsedDraft } from './creditDraft'
import styles from './credits.module.css'
import { InvalidAmounts } from './InvalidAmounts'
import { LimitMeter } from './LimitMeter'
import { amountText } from '../../ui/look/amounts'
import * as creditTexts from '#shared/texts/credits'
import * as commonTexts from '#shared/texts/common'
import { Rich } from '../../ui/Rich'

export function DraftPanel({ used, onBegun }: { used: UsedDraft; onBegun: (run: CreditRun) => void }) {
  const { draft, rows, chosen, reason, comments, setWhy } = used
  const [check, { isLoading: isChecking }] = useCheckCreditRunMutation()
  /** What the question rests on; null while nothing is asked. */
  const [checked, setChecked] = useState<ResponseOf<typeof checkCreditRun> | null>(null)
  const [remark, setRemark] = useState<string | null>(null)
  const [same, setSame] = useState('')
  const { data } = useListCreditRunsQuery({ query: { page_size: 5 } })
  const id = useId()
  const sameProblem = amountProblem(same)
  const wanted = rows.flatMap(({ account, amount }) => (amount ? [{ account, amount }] : []))
  const wrong = rows.filter(({ amount }) => amount === null)
  const total = wanted.reduce((sum, { amount }) => sum + amount, 0)

  async function ask(): Promise<void> {
    setRemark(null)
    const { texts } = draft.state()
    const answer = await check({ body: { rows: rowsOf(wanted) } })
    if (answer.error) setRemark(problemOfQuery(answer.error).message)
    // What was said of other amounts is no ground to give these.
    else if (draft.state().texts !== texts) setRemark(creditTexts.changedMeanwhile)
    else setChecked(answer.data)
  }

  return (
    <Panel title={creditTexts.creditSummary}>
      <p aria-live="polite">
        <Rich
          text={creditTexts.accountAccountsWithAnAmountTotal(wanted.length === 1)}
          parts={{ strong: <strong>{wanted.length}</strong>, strong2: <strong>{amountText(total)}</strong> }}
        />
      </p>
      <InvalidAmounts
        rows={wrong}
        onClear={() => {
          for (const { account } of wrong) draft.type([account], '')
        }}
      />
      {data && <LimitMeter limits={data.limits} amounts={wanted.map(({ amount }) => amount)} />}
      <div className={styles.fields}>
        <Filter label={commonTexts.reason} htmlFor={`${id}-reason`}>
          <Select
            id={`${id}-reason`}
            value={reason}
            onChange={(code) => setWhy({ reason: code })}
            options={creditReasonCodes.map((code) => ({ value: code, label: `${code} · ${creditReasons[code]}` }))}
          />
        </Filter>
        <Filter label={commonTexts.comment} htmlFor={`${id}-comment`}>
          <Input
            id={`${id}-comment`}
            maxLength={200}
            value={comments}
            onChange={({ target }) => setWhy({ comments: target.value })}
          />
        </Filter>
        <Filter label={creditTexts.sameAmountForAllSelected(chosen.size)} htmlFor={`${id}-same`}>
          <div className={styles.same}>
            <Input
              id={`${id}-same`}
              inputMode="decimal"
              placeholder="0.00"
              maxLength={12}
              aria-invalid={sameProblem !== null}
              aria-describedby={sameProblem === null ? undefined : `${id}-same-remark`}
              value={same}
              onChange={({ target }) => setSame(target.value)}
            />
            <Button
              disabled={chosen.size === 0 || !amountIn(same)}
              onClick={() => draft.type([...chosen.values()], same)}
            >
              {creditTexts.apply}
            </Button>
          </div>
          {sameProblem !== null && (
            <span id={`${id}-same-remark`} className={styles.remark}>
              {sameProblem}
            </span>
          )}
        </Filter>
      </div>
      <div className={styles.choices}>
        {(rows.length > 0 || chosen.size > 0) && <Button onClick={draft.clear}>{creditTexts.clearAmounts}</Button>}
        <Button
          type="primary"
          disabled={wanted.length === 0 || wrong.length > 0 || comments.trim() === ''}
          loading={isChecking}
          onClick={() => void ask()}
        >
          {creditTexts.issueCredit}
        </Button>
      </div>
      {comments.trim() === '' && <p className={styles.remark}>{creditTexts.commentIsRequired}</p>}
      {wanted.length === 0 && <p className={styles.quiet}>{creditTexts.noRows}.</p>}
      <FormFailure>{remark}</FormFailure>
      {checked && (
        <ConfirmRunDialog
          used={used}
          wanted={wanted}
          checked={checked}
          onBegun={onBegun}
          onClose={() => setChecked(null)}
        />
      )}
    </Panel>
  )
}
