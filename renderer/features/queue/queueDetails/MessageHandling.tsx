/** Shows and changes the assignee, status, team, priority and labels of a message. */

import { useId } from 'react'
import { queueStatuses } from '#shared/cases/queue'
import type { QueuedMessage } from '#shared/contract/cases/queue'
import * as messageLabelTexts from '#shared/texts/cases/messageLabels'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import { useAssignMessageMutation, useListQueueStaffQuery, useSetMessageStatusMutation } from '../../../api/cases/queue'
import { useSignedIn } from '../../../session/SignedIn'
import { useHasRight } from '../../../session/useHasRight'
import { Button } from '../../../ui/Button'
import { Select } from '../../../ui/forms/fields/Select'
import { useNotify } from '../../../ui/notices/useNotify'
import { Filter } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { LabelTags } from '../messageLabels/LabelTags'
import styles from '../queue.module.css'
import { Snooze } from '../snooze/Snooze'
import { statusLabel } from '../statusLabel'
import { useTakeMessage } from '../useTakeMessage'
import detailStyles from './details.module.css'
import { MessageTeam } from './MessageTeam'

const unassignedValue = 'unassigned'

export function MessageHandling({ message, onLabel }: { message: QueuedMessage; onLabel: () => void }) {
  const { person } = useSignedIn()
  const mayWrite = useHasRight('QUEUE.write')
  const { data: staff = [] } = useListQueueStaffQuery()
  const [assign, { isLoading: isAssigning }] = useAssignMessageMutation()
  const [setStatus, { isLoading: isSetting }] = useSetMessageStatusMutation()
  const { snackbar } = useNotify()
  const { take, takeOverDialog } = useTakeMessage()
  const id = useId()
  const { case_id, assigned_to: assignee, status } = message
  const isOwn = assignee?.user_id === person.user_id
  // The assignee may no longer be on the queue's staff list.
  const assigneeOptions =
    assignee && !staff.some(({ user_id }) => user_id === assignee.user_id) ? [assignee, ...staff] : staff

  async function assignTo(userId: string): Promise<void> {
    const newAssigneeId = userId === unassignedValue ? null : userId
    const { error } = await assign({
      body: { case_id, user_id: newAssigneeId, seen_user_id: assignee?.user_id ?? null },
    })
    if (!error) snackbar(newAssigneeId === null ? queueTexts.messageUnassigned : queueTexts.messageAssigned)
  }

  async function changeStatus(newStatus: (typeof queueStatuses)[number]): Promise<void> {
    const { error } = await setStatus({ body: { case_id, status: newStatus, seen_status: status } })
    if (!error) snackbar(queueTexts.statusChanged)
  }

  return (
    <section className={styles.part} aria-label={queueTexts.handling}>
      {assignee && !isOwn && <p className={detailStyles.note}>{queueTexts.assignedTo(assignee.name)}</p>}
      <Filter label={queueTexts.assignedToLabel} htmlFor={`${id}-holder`}>
        <Select
          id={`${id}-holder`}
          disabled={!mayWrite}
          loading={isAssigning}
          value={assignee?.user_id ?? unassignedValue}
          options={[
            { value: unassignedValue, label: queueTexts.noOne },
            ...assigneeOptions.map(({ user_id, name }) => ({
              value: user_id,
              label: user_id === person.user_id ? `${name} (you)` : name,
            })),
          ]}
          onChange={(value) => (value === person.user_id ? take(message) : void assignTo(value))}
        />
      </Filter>
      {mayWrite && !isOwn && <Button onClick={() => take(message)}>{queueTexts.assignToMe}</Button>}
      {takeOverDialog}
      <Filter label={commonTexts.status} htmlFor={`${id}-status`}>
        <Select
          id={`${id}-status`}
          disabled={!mayWrite}
          loading={isSetting}
          value={status}
          options={queueStatuses.map((value) => ({ value, label: statusLabel(value) }))}
          onChange={(value) => {
            const newStatus = queueStatuses.find((candidate) => candidate === value)
            if (newStatus) void changeStatus(newStatus)
          }}
        />
      </Filter>
      <MessageTeam message={message} />
      {mayWrite && <Snooze message={message} />}
      <div className={detailStyles.labels}>
        <h3 className={styles.count}>{messageLabelTexts.labels}</h3>
        {message.labels.length === 0 ? (
          <p className={parts.small}>{commonTexts.noneLabel}</p>
        ) : (
          <LabelTags labels={message.labels} />
        )}
        {mayWrite && <Button onClick={onLabel}>{messageLabelTexts.changeLabels}</Button>}
      </div>
    </section>
  )
}
