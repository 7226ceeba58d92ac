/** What is about to be credited: how many accounts, how much of what one may give alone, why, and the way to do it. */
import { Button, Input, Select } from 'antd'
import { useId, useState } from 'react'
import type { checkCreditRun, CreditRun } from '#shared/contract/credits'
import { creditReasonCodes, creditReasons, creditTexts } from '#shared/credits'
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
    <Panel title="Credit summary">
      <p aria-live="polite">
        <strong>{wanted.length}</strong> {wanted.length === 1 ? 'account' : 'accounts'} with an amount ·{' '}
        <strong>{amountText(total)}</strong> total
      </p>
      <InvalidAmounts
        rows={wrong}
        onClear={() => {
          for (const { account } of wrong) draft.type([account], '')
        }}
      />
      {data && <LimitMeter limits={data.limits} amounts={wanted.map(({ amount }) => amount)} />}
      <div className={styles.fields}>
        <Filter label="Reason" htmlFor={`${id}-reason`}>
          <Select
            id={`${id}-reason`}
            value={reason}
            onChange={(code) => setWhy({ reason: code })}
            options={creditReasonCodes.map((code) => ({ value: code, label: `${code} · ${creditReasons[code]}` }))}
          />
        </Filter>
        <Filter label="Comment" htmlFor={`${id}-comment`}>
          <Input
            id={`${id}-comment`}
            maxLength={200}
            value={comments}
            onChange={({ target }) => setWhy({ comments: target.value })}
          />
        </Filter>
        <Filter label={`Same amount for all selected (${chosen.size})`} htmlFor={`${id}-same`}>
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
              Apply
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
        {(rows.length > 0 || chosen.size > 0) && <Button onClick={draft.clear}>Clear amounts</Button>}
        <Button
          type="primary"
          disabled={wanted.length === 0 || wrong.length > 0 || comments.trim() === ''}
          loading={isChecking}
          onClick={() => void ask()}
        >
          Issue credit
        </Button>
      </div>
      {comments.trim() === '' && <p className={styles.remark}>Comment is required</p>}
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
