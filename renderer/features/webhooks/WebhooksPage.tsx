/** /admin/webhooks: lists the addresses to which the portal sends events. Administrators add, change, test and delete them. */
import { useState } from 'react'
import type { IssuedWebhook, Webhook } from '#shared/contract/operations/webhooks'
import * as webhookTexts from '#shared/texts/operations/webhooks'
import { useDeleteWebhookMutation, useListWebhooksQuery } from '../../api/operations/webhooks'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { IssuedSecret } from '../../ui/dialogs/IssuedSecret'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { RotateSecretDialog } from './RotateSecretDialog'
import { WebhookDialog } from './WebhookDialog'
import { WebhookMessages } from './WebhookMessages'
import { WebhookTable, type WebhookTask } from './WebhookTable'

type Task = WebhookTask | { kind: 'creation' } | { kind: 'issued'; issued: IssuedWebhook }

export function WebhooksPage() {
  const query = useListWebhooksQuery()
  const mayWrite = useHasRight('EVENTS.write')
  const [task, setTask] = useState<Task | null>(null)
  const close = (): void => setTask(null)
  return (
    <PageStack>
      <p>{webhookTexts.intro}</p>
      {mayWrite && (
        <div className={parts.actions}>
          <Button kind="primary" onClick={() => setTask({ kind: 'creation' })}>
            {webhookTexts.createWebhook}
          </Button>
        </div>
      )}
      <PageState
        query={query}
        failedText={webhookTexts.webhooksNotLoaded}
        isEmpty={(webhooks) => webhooks.length === 0}
        empty={<EmptyPanel>{webhookTexts.noWebhooks}</EmptyPanel>}
      >
        {(webhooks) => <WebhookTable webhooks={webhooks} mayWrite={mayWrite} onTask={setTask} />}
      </PageState>
      {task && <TaskDialog task={task} onIssued={(issued) => setTask({ kind: 'issued', issued })} onClose={close} />}
    </PageStack>
  )
}

interface TaskProps {
  task: Task
  onIssued: (issued: IssuedWebhook) => void
  onClose: () => void
}

function TaskDialog({ task, onIssued, onClose }: TaskProps) {
  switch (task.kind) {
    case 'creation':
      return <WebhookDialog webhook={null} onIssued={onIssued} onClose={onClose} />
    case 'change':
      return <WebhookDialog webhook={task.webhook} onIssued={onIssued} onClose={onClose} />
    case 'rotation':
      return <RotateSecretDialog webhook={task.webhook} onIssued={onIssued} onClose={onClose} />
    case 'messages':
      return <WebhookMessages webhook={task.webhook} onClose={onClose} />
    case 'deletion':
      return <DeleteDialog webhook={task.webhook} onClose={onClose} />
    case 'issued':
      return (
        <IssuedSecret
          title={webhookTexts.issuedTitle(task.issued.webhook.name)}
          hint={webhookTexts.issuedHint}
          secret={task.issued.secret}
          copyLabel={webhookTexts.copySecret}
          closeText={webhookTexts.iveStoredIt}
          onClose={onClose}
        />
      )
  }
}

function DeleteDialog({ webhook: { webhook_id, name }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [remove] = useDeleteWebhookMutation()
  return (
    <QuestionDialog
      title={webhookTexts.deleteTitle(name)}
      consequence={webhookTexts.deleteEffect}
      isDangerous
      call={() => remove({ params: { webhook_id } })}
      outcome={webhookTexts.deleted}
      onClose={onClose}
    />
  )
}
