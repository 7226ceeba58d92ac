/** What is about to be credited: how many accounts, how much of what one may give alone, why, and the way to do it. */
import { Button, Input, Select } from 'antd'
import { useId, useState } from 'react'
import type { CreditRun } from '#shared/contract/credits'
import { creditReasonCodes, creditReasons, creditTexts } from '#shared/credits'
import { useListCreditRunsQuery } from '../../api/credits'
import { Filter, Panel } from '../../ui/panels/Panel'
import { ConfirmRunDialog } from './ConfirmRunDialog'
import { amountIn, type UsedDraft } from './creditDraft'
import styles from './credits.module.css'
import { LimitMeter } from './LimitMeter'
import { amountText } from '../../ui/look/amounts'

export function DraftPanel({ used, onBegun }: { used: UsedDraft; onBegun: (run: CreditRun) => void }) {
  const { draft, rows, chosen, reason, comments, setWhy } = used
  const [isAsking, setAsking] = useState(false)
  const [same, setSame] = useState('')
  const { data } = useListCreditRunsQuery({ query: { page_size: 5 } })
  const id = useId()
  const wanted = rows.flatMap(({ account, amount }) => (amount ? [{ account, amount }] : []))
  const wrong = rows.filter(({ amount }) => amount === null).length
  const total = wanted.reduce((sum, { amount }) => sum + amount, 0)

  return (
    <Panel title="Credits to give">
      <p aria-live="polite">
        <strong>{wanted.length}</strong> {wanted.length === 1 ? 'account' : 'accounts'} with an amount ·{' '}
        <strong>{amountText(total)}</strong> in all
        {wrong > 0 && <span className={styles.remark}> · {wrong} not an amount, left out</span>}
      </p>
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
        </Filter>
      </div>
      <div className={styles.choices}>
        {(rows.length > 0 || chosen.size > 0) && <Button onClick={draft.clear}>Clear amounts</Button>}
        <Button type="primary" disabled={wanted.length === 0 || comments.trim() === ''} onClick={() => setAsking(true)}>
          Issue credit
        </Button>
      </div>
      {comments.trim() === '' && <p className={styles.remark}>Comment is required</p>}
      {wanted.length === 0 && <p className={styles.quiet}>{creditTexts.noRows}.</p>}
      {isAsking && (
        <ConfirmRunDialog
          used={used}
          wanted={wanted}
          limits={data?.limits}
          onBegun={onBegun}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}
