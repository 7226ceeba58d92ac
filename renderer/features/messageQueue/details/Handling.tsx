/** Who takes care of a message, and where it stands. */
import { Button, Select } from 'antd'
import { useId } from 'react'
import type { QueuedMessage } from '#shared/contract/queue'
import { queueStatuses } from '#shared/queue'
import { useAssignMessageMutation, useListQueueStaffQuery, useSetMessageStatusMutation } from '../../../api/queue'
import { useMay } from '../../../session/useMay'
import { useSignedIn } from '../../../session/SignedIn'
import { useNotify } from '../../../ui/notices/useNotify'
import { Filter } from '../../../ui/panels/Panel'
import { LabelMarks } from '../labels/LabelMarks'
import styles from '../messageQueue.module.css'
import parts from './details.module.css'
import { statusLabel } from '../queueWords'
import { useTake } from '../useTake'
import * as commonTexts from '#shared/texts/common'
import * as queueTexts from '#shared/texts/queue'

const nobody = 'nobody'

export function Handling({ message, onLabel }: { message: QueuedMessage; onLabel: () => void }) {
  const { person } = useSignedIn()
  const mayWrite = useMay('QUEUE.write')
  const { data: staff = [] } = useListQueueStaffQuery()
  const [assign, { isLoading: isAssigning }] = useAssignMessageMutation()
  const [setStatus, { isLoading: isSetting }] = useSetMessageStatusMutation()
  const { snackbar } = useNotify()
  const { take, question } = useTake()
  const id = useId()
  const { case_id, assigned_to: holder, status } = message
  const isOwn = holder?.user_id === person.user_id
  // Whoever has it may have left the queue since.
  const known = holder && !staff.some(({ user_id }) => user_id === holder.user_id) ? [holder, ...staff] : staff

  async function give(userId: string): Promise<void> {
    const to = userId === nobody ? null : userId
    const { error } = await assign({ body: { case_id, user_id: to, seen_user_id: holder?.user_id ?? null } })
    if (!error) snackbar(to === null ? queueTexts.messageUnassigned : queueTexts.messageAssigned)
  }

  async function change(to: (typeof queueStatuses)[number]): Promise<void> {
    const { error } = await setStatus({ body: { case_id, status: to, seen_status: status } })
    if (!error) snackbar(queueTexts.statusChanged)
  }

  return (
    <section className={styles.part} aria-label={queueTexts.handling}>
      {holder && !isOwn && <p className={parts.note}>{queueTexts.assignedTo(holder.name)}</p>}
      <Filter label={queueTexts.assignedToText} htmlFor={`${id}-holder`}>
        <Select
          id={`${id}-holder`}
          disabled={!mayWrite}
          loading={isAssigning}
          value={holder?.user_id ?? nobody}
          options={[
            { value: nobody, label: queueTexts.noOne },
            ...known.map(({ user_id, name }) => ({
              value: user_id,
              label: user_id === person.user_id ? `${name} (you)` : name,
            })),
          ]}
          onChange={(chosen) => (chosen === person.user_id ? take(message) : void give(chosen))}
        />
      </Filter>
      {mayWrite && !isOwn && <Button onClick={() => take(message)}>{queueTexts.assignToMe}</Button>}
      {question}
      <Filter label={commonTexts.status} htmlFor={`${id}-status`}>
        <Select
          id={`${id}-status`}
          disabled={!mayWrite}
          loading={isSetting}
          value={status}
          options={queueStatuses.map((value) => ({ value, label: statusLabel(value) }))}
          onChange={(chosen) => {
            const to = queueStatuses.find((known) => known === chosen)
            if (to) void change(to)
          }}
        />
      </Filter>
      <div className={parts.labels}>
        <h3 className={styles.count}>{queueTexts.labels}</h3>
        {message.labels.length === 0 ? (
          <p className={styles.quiet}>{queueTexts.none}</p>
        ) : (
          <LabelMarks labels={message.labels} />
        )}
        {mayWrite && <Button onClick={onLabel}>{queueTexts.changeLabels}</Button>}
      </div>
    </section>
  )
}
