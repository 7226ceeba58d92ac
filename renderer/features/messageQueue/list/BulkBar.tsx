/** What can be done with all chosen messages at once, and which of them were left as they were, and why. */
import { Button, Checkbox, Select } from 'antd'
import { useState } from 'react'
import type { MessageLabel } from '#shared/contract/messageLabels'
import type { handleMessages, QueuedMessage } from '#shared/contract/queue'
import type { InputOf, ResponseOf } from '#shared/endpoint'
import { mostAtOnce, queueStatuses } from '#shared/queue'
import { useHandleMessagesMutation } from '../../../api/queue'
import { useSignedIn } from '../../../session/SignedIn'
import { numberText } from '../../../ui/look/amounts'
import { Meanwhile } from '../../../ui/forms/Meanwhile'
import { useNotify } from '../../../ui/notices/useNotify'
import { BulkLabels } from '../labels/BulkLabels'
import { BulkQuestion } from './BulkQuestion'
import styles from '../messageQueue.module.css'
import { doneText, statusLabel } from '../queueWords'
import type { Chosen } from './useChosen'
import * as commonTexts from '#shared/texts/common'
import * as queueTexts from '#shared/texts/queue'

type Change = InputOf<typeof handleMessages>['body']['change']
type Result = ResponseOf<typeof handleMessages>['results'][number]

interface Props {
  chosen: Chosen
  rowCount: number
  /** What can be put on them. */
  labels: readonly MessageLabel[]
}

export function BulkBar({ chosen: choice, rowCount, labels }: Props) {
  const { person } = useSignedIn()
  const [handle, { isLoading }] = useHandleMessagesMutation()
  const { snackbar } = useNotify()
  const [left, setLeft] = useState<Result[]>([])
  const [asked, setAsked] = useState<{ change: Change; becomes: string } | null>(null)
  const { chosen } = choice
  const isAll = chosen.length > 0 && chosen.length === Math.min(rowCount, mostAtOnce)

  /** One message is changed as it is asked for; before several are, it is asked whether they are meant. */
  function begin(change: Change, becomes: string): void {
    if (chosen.length > 1) setAsked({ change, becomes })
    else void send(change, chosen)
  }

  async function send(change: Change, meant: readonly QueuedMessage[]): Promise<void> {
    const messages = meant.map(({ case_id, assigned_to, status }) => ({
      case_id,
      seen_user_id: assigned_to?.user_id ?? null,
      seen_status: status,
    }))
    const { data } = await handle({ body: { messages, change } })
    // That it failed is told as every failure is; what was chosen stays chosen.
    if (!data) return
    const refused = data.results.filter(({ outcome }) => outcome === 'refused')
    setLeft(refused)
    const done = new Set(data.results.filter(({ outcome }) => outcome !== 'refused').map(({ case_id }) => case_id))
    // Those that were left out stay chosen, as those that were refused do.
    choice.choose(chosen.map(({ case_id }) => case_id).filter((id) => !done.has(id)))
    snackbar(doneText(data.results.length - refused.length, refused.length))
  }

  return (
    <section aria-label={queueTexts.selectedMessages} className={styles.bulk}>
      <div className={styles.bulkRow}>
        <Checkbox
          checked={isAll}
          indeterminate={chosen.length > 0 && !isAll}
          onChange={({ target }) => (target.checked ? choice.choosePage() : choice.choose([]))}
        >
          {rowCount >= mostAtOnce ? queueTexts.selectFirst(mostAtOnce) : commonTexts.selectAll}
        </Checkbox>
        <output className={styles.quiet}>
          {chosen.length > 0 && `${numberText(chosen.length)} selected`}
          {choice.isFull && `, up to ${mostAtOnce} at once`}
        </output>
        {chosen.length > 0 && (
          <div className={styles.barEnd}>
            <Button
              loading={isLoading}
              onClick={() => begin({ kind: 'assign', user_id: person.user_id }, queueTexts.assignedToYou)}
            >
              {queueTexts.assignToMe}
            </Button>
            <Select
              aria-label={queueTexts.setStatusOfTheSelectedMessages}
              placeholder={queueTexts.setStatus}
              className={styles.canned ?? ''}
              disabled={isLoading}
              value={null}
              options={queueStatuses.map((value) => ({ value, label: statusLabel(value) }))}
              onSelect={(picked: string | null) => {
                const status = queueStatuses.find((known) => known === picked)
                if (status) begin({ kind: 'status', status }, queueTexts.setTo(statusLabel(status)))
              }}
            />
            <BulkLabels
              labels={labels}
              chosen={chosen}
              isDisabled={isLoading}
              onPick={({ label_id, name }, isOn) =>
                begin(
                  { kind: 'label', label_id, is_on: isOn },
                  isOn ? queueTexts.labeled(name) : queueTexts.noLongerLabeled(name),
                )
              }
            />
          </div>
        )}
      </div>
      {asked && (
        <BulkQuestion
          messages={chosen}
          ownId={person.user_id}
          becomes={asked.becomes}
          onNo={() => setAsked(null)}
          onYes={(meant) => {
            setAsked(null)
            void send(asked.change, meant)
          }}
        />
      )}
      {left.length > 0 && (
        <Meanwhile onRead={() => setLeft([])}>
          <ul className={styles.left}>
            {left.map(({ case_id, case_no, text }) => (
              <li key={case_id}>
                {case_no || queueTexts.aMessage}: {text}
              </li>
            ))}
          </ul>
        </Meanwhile>
      )}
    </section>
  )
}
