/** Lists what a webhook sends, newest first, with what became of it. What failed can be sent again. */
import { useState } from 'react'
import type { Webhook, WebhookMessage } from '#shared/contract/operations/webhooks'
import type { WebhookMessageState } from '#shared/operations/webhooks'
import * as commonTexts from '#shared/texts/common'
import * as outboundEventTexts from '#shared/texts/operations/outboundEvents'
import * as webhookTexts from '#shared/texts/operations/webhooks'
import { useListWebhookMessagesQuery, useReplayWebhookMessagesMutation } from '../../api/operations/webhooks'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { DateText } from '../../ui/DateText'
import { Modal } from '../../ui/dialogs/Modal'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { PaginationBar } from '../../ui/lists/PaginationBar'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { PageState } from '../../ui/states/PageState'
import { Tag, type TagColor } from '../../ui/Tag'

const stateColors: Record<WebhookMessageState, TagColor> = {
  waiting: 'processing',
  delivered: 'success',
  failed: 'error',
}

const factColumns: Column<WebhookMessage>[] = [
  {
    key: 'event',
    title: webhookTexts.event,
    narrow: 'wide',
    render: ({ type, occurred_at }) => (
      <>
        {outboundEventTexts.typeLabels[type]}
        <div className={parts.small}>
          <DateText value={occurred_at} withTime />
        </div>
      </>
    ),
  },
  {
    key: 'customer',
    title: commonTexts.customer,
    narrow: 'wide',
    isNamed: true,
    render: ({ crm_customer_number }) => crm_customer_number,
  },
  {
    key: 'state',
    title: webhookTexts.state,
    narrow: 'wide',
    isNamed: true,
    render: ({ state, problem, next_attempt_at }) => (
      <>
        <Tag color={stateColors[state]}>{webhookTexts.stateLabels[state]}</Tag>
        {problem !== '' && <div className={parts.small}>{problem}</div>}
        {problem !== '' && next_attempt_at !== null && (
          <div className={parts.small}>
            <Rich text={webhookTexts.nextAttempt} parts={{ date: <DateText value={next_attempt_at} withTime /> }} />
          </div>
        )}
      </>
    ),
  },
  {
    key: 'attempts',
    title: webhookTexts.attempts,
    narrow: 'wide',
    isNamed: true,
    isFigure: true,
    render: ({ attempts }) => attempts,
  },
  {
    key: 'last',
    title: webhookTexts.lastAttempt,
    narrow: 'wide',
    isNamed: true,
    render: ({ last_attempt_at }) =>
      last_attempt_at === null ? commonTexts.never : <DateText value={last_attempt_at} withTime />,
  },
]

const actionColumn = (onReplay: (message: WebhookMessage) => void, isBusy: boolean): Column<WebhookMessage> => ({
  key: 'actions',
  title: commonTexts.actions,
  narrow: 'wide',
  isAction: true,
  render: (message) =>
    message.state === 'waiting' ? null : (
      <Button
        size="small"
        isBusy={isBusy}
        aria-label={webhookTexts.replayMessage(outboundEventTexts.typeLabels[message.type])}
        onClick={() => onReplay(message)}
      >
        {webhookTexts.replay}
      </Button>
    ),
})

export function WebhookMessages({ webhook: { webhook_id, name }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const mayWrite = useHasRight('EVENTS.write')
  const [page, setPage] = useState({ page_number: 1, page_size: 20 })
  const [onlyFailed, setOnlyFailed] = useState(false)
  const params = { webhook_id }
  const query = useListWebhookMessagesQuery({ params, query: { ...page, ...(onlyFailed && { state: 'failed' }) } })
  const [replay, { isLoading }] = useReplayWebhookMessagesMutation()
  const { snackbar } = useNotify()
  async function replayOnce(message: WebhookMessage | null): Promise<void> {
    const { data } = await replay({ params, body: message ? { message_id: message.message_id } : {} })
    if (data) snackbar(webhookTexts.replayed(data.count))
  }
  const columns = mayWrite
    ? [...factColumns, actionColumn((message) => void replayOnce(message), isLoading)]
    : factColumns
  return (
    <Modal isOpen title={webhookTexts.messagesOf(name)} size="extra-large" position="top" onClose={onClose}>
      <div className={parts.column}>
        <div className={parts.actions}>
          <Checkbox
            checked={onlyFailed}
            onChange={({ target }) => {
              setOnlyFailed(target.checked)
              setPage((before) => ({ ...before, page_number: 1 }))
            }}
          >
            {webhookTexts.onlyFailed}
          </Checkbox>
          {mayWrite && onlyFailed && (query.data?.total_count ?? 0) > 0 && (
            <Button isBusy={isLoading} onClick={() => void replayOnce(null)}>
              {webhookTexts.replayAll}
            </Button>
          )}
        </div>
        <PageState
          query={query}
          failedText={webhookTexts.messagesNotLoaded}
          isEmpty={({ total_count }) => total_count === 0}
          empty={<p>{onlyFailed ? webhookTexts.noFailedMessages : webhookTexts.noMessages}</p>}
        >
          {({ messages, total_count }) => (
            <>
              <DataTable
                caption={webhookTexts.messagesOf(name)}
                columns={columns}
                rows={messages}
                rowKey={({ message_id }) => message_id}
                isStale={query.isFetching}
              />
              <PaginationBar
                currentPage={page.page_number}
                itemsPerPage={page.page_size}
                totalCount={total_count}
                onChange={(page_number, page_size) => setPage({ page_number, page_size })}
              />
            </>
          )}
        </PageState>
      </div>
    </Modal>
  )
}
