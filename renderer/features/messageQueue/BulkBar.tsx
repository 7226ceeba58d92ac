/** What can be done with all chosen messages at once, and which of them were left as they were, and why. */
import { Button, Checkbox, Select } from 'antd'
import { useState } from 'react'
import type { handleMessages } from '#shared/contract/queue'
import type { InputOf, ResponseOf } from '#shared/endpoint'
import { mostAtOnce, queueStatuses } from '#shared/queue'
import { useHandleMessagesMutation } from '../../api/queue'
import { useSignedIn } from '../../session/SignedIn'
import { numberText } from '../../ui/look/amounts'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './messageQueue.module.css'
import { doneText, statusLabel } from './queueWords'
import type { Chosen } from './useChosen'

type Change = InputOf<typeof handleMessages>['body']['change']
type Result = ResponseOf<typeof handleMessages>['results'][number]

export function BulkBar({ chosen: choice, rowCount }: { chosen: Chosen; rowCount: number }) {
  const { person } = useSignedIn()
  const [handle, { isLoading }] = useHandleMessagesMutation()
  const { snackbar } = useNotify()
  const [left, setLeft] = useState<Result[]>([])
  const { chosen } = choice
  const isAll = chosen.length > 0 && chosen.length === Math.min(rowCount, mostAtOnce)

  async function begin(change: Change): Promise<void> {
    const messages = chosen.map(({ case_id, assigned_to, status }) => ({
      case_id,
      seen_user_id: assigned_to?.user_id ?? null,
      seen_status: status,
    }))
    const { data } = await handle({ body: { messages, change } })
    // That it failed is told as every failure is; what was chosen stays chosen.
    if (!data) return
    const refused = data.results.filter(({ outcome }) => outcome === 'refused')
    setLeft(refused)
    choice.choose(refused.map(({ case_id }) => case_id))
    snackbar(doneText(data.results.length - refused.length, refused.length))
  }

  return (
    <section aria-label="Chosen messages" className={styles.bulk}>
      <div className={styles.bulkRow}>
        <Checkbox
          checked={isAll}
          indeterminate={chosen.length > 0 && !isAll}
          onChange={({ target }) => (target.checked ? choice.choosePage() : choice.choose([]))}
        >
          {rowCount >= mostAtOnce ? `Choose the first ${mostAtOnce}` : 'Choose all'}
        </Checkbox>
        <output className={styles.quiet}>
          {chosen.length > 0 && `${numberText(chosen.length)} chosen`}
          {choice.isFull && `, no more than ${mostAtOnce} at once`}
        </output>
        {chosen.length > 0 && (
          <div className={styles.barEnd}>
            <Button loading={isLoading} onClick={() => void begin({ kind: 'assign', user_id: person.user_id })}>
              Assign to me
            </Button>
            <Select
              aria-label="Set status of the chosen messages"
              placeholder="Set status"
              className={styles.canned ?? ''}
              disabled={isLoading}
              value={null}
              options={queueStatuses.map((value) => ({ value, label: statusLabel(value) }))}
              onSelect={(picked: string | null) => {
                const status = queueStatuses.find((known) => known === picked)
                if (status) void begin({ kind: 'status', status })
              }}
            />
          </div>
        )}
      </div>
      <div role="alert">
        {left.length > 0 && (
          <div className={styles.meanwhile}>
            <ul className={styles.left}>
              {left.map(({ case_id, case_no, text }) => (
                <li key={case_id}>
                  {case_no || 'A message'}: {text}
                </li>
              ))}
            </ul>
            <Button size="small" onClick={() => setLeft([])}>
              I have read it
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
