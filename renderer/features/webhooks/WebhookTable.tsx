import type { Webhook } from '#shared/contract/operations/webhooks'
import { outboundEventTypes } from '#shared/operations/outboundEvents'
import * as commonTexts from '#shared/texts/common'
import * as outboundEventTexts from '#shared/texts/operations/outboundEvents'
import * as webhookTexts from '#shared/texts/operations/webhooks'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { Tag } from '../../ui/Tag'
import { TestButton } from './TestButton'

export interface WebhookTask {
  kind: 'change' | 'rotation' | 'deletion' | 'messages'
  webhook: Webhook
}

interface Props {
  webhooks: Webhook[]
  mayWrite: boolean
  onTask: (task: WebhookTask) => void
}

const State = ({ webhook: { is_enabled, failing_since, former_secret_until } }: { webhook: Webhook }) => (
  <>
    {!is_enabled && <Tag color="warning">{webhookTexts.paused}</Tag>}
    {is_enabled && failing_since === null && <Tag color="success">{webhookTexts.enabled}</Tag>}
    {is_enabled && failing_since !== null && (
      <>
        <Tag color="error">{webhookTexts.failing}</Tag>
        <div className={parts.small}>
          <Rich text={webhookTexts.failingSince} parts={{ date: <DateText value={failing_since} withTime /> }} />
        </div>
      </>
    )}
    {former_secret_until !== null && (
      <div className={parts.small}>
        <Rich text={webhookTexts.formerUntil} parts={{ date: <DateText value={former_secret_until} withTime /> }} />
      </div>
    )}
  </>
)

const factColumns: Column<Webhook>[] = [
  {
    key: 'name',
    title: commonTexts.name,
    narrow: 'wide',
    render: ({ name, url }) => (
      <>
        <span className={parts.strong}>{name}</span>
        <div className={parts.small}>{url}</div>
      </>
    ),
  },
  {
    key: 'events',
    title: webhookTexts.events,
    narrow: 'wide',
    isNamed: true,
    render: ({ event_types }) =>
      event_types.length === outboundEventTypes.length
        ? webhookTexts.allEvents
        : event_types.map((type) => outboundEventTexts.typeLabels[type]).join(', '),
  },
  {
    key: 'state',
    title: webhookTexts.state,
    narrow: 'wide',
    isNamed: true,
    render: (webhook) => <State webhook={webhook} />,
  },
  {
    key: 'messages',
    title: webhookTexts.showMessages,
    narrow: 'wide',
    isNamed: true,
    render: ({ waiting_count, failed_count }) => (
      <>
        <div>{webhookTexts.waitingCount(waiting_count)}</div>
        {failed_count > 0 && <div>{webhookTexts.failedCount(failed_count)}</div>}
      </>
    ),
  },
]

const actionColumn = ({ mayWrite, onTask }: Pick<Props, 'mayWrite' | 'onTask'>): Column<Webhook> => ({
  key: 'actions',
  title: commonTexts.actions,
  narrow: 'wide',
  isAction: true,
  render: (webhook) => {
    const action = (kind: WebhookTask['kind'], text: string, label: string) => (
      <Button size="small" aria-label={label} onClick={() => onTask({ kind, webhook })}>
        {text}
      </Button>
    )
    return (
      <div className={parts.rowActions}>
        {action('messages', webhookTexts.showMessages, webhookTexts.messagesOf(webhook.name))}
        {mayWrite && (
          <>
            <TestButton webhook={webhook} />
            {action('change', commonTexts.edit, commonTexts.editItem(webhook.name))}
            {action('rotation', webhookTexts.rotateSecret, webhookTexts.rotateSecretOf(webhook.name))}
            {action('deletion', commonTexts.deleteLabel, commonTexts.deleteItem(webhook.name))}
          </>
        )}
      </div>
    )
  },
})

export const WebhookTable = ({ webhooks, ...actions }: Props) => (
  <DataTable
    caption={webhookTexts.webhooksCaption}
    columns={[...factColumns, actionColumn(actions)]}
    rows={webhooks}
    rowKey={({ webhook_id }) => webhook_id}
  />
)
