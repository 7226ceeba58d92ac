import type { ApiKey } from '#shared/contract/access/apiKeys'
import * as apiKeyTexts from '#shared/texts/access/apiKeys'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { Tag } from '../../ui/Tag'

export interface ApiKeyTask {
  kind: 'rotation' | 'revocation'
  apiKey: ApiKey
}

interface Props {
  keys: ApiKey[]
  /** Null for readers. */
  onTask: ((task: ApiKeyTask) => void) | null
}

const factColumns: Column<ApiKey>[] = [
  {
    key: 'name',
    title: commonTexts.name,
    narrow: 'wide',
    render: ({ name, status, last_characters }) => (
      <>
        <span className={parts.strong}>{name}</span>{' '}
        {status !== 'active' && <Tag color="warning">{apiKeyTexts.statusLabels[status]}</Tag>}
        <div className={parts.small}>{apiKeyTexts.endsWith(last_characters)}</div>
      </>
    ),
  },
  {
    key: 'rights',
    title: apiKeyTexts.permissions,
    narrow: 'wide',
    isNamed: true,
    render: ({ rights }) => rights.map((right) => apiKeyTexts.rightLabels[right]).join(', '),
  },
  {
    key: 'expires',
    title: apiKeyTexts.expires,
    narrow: 'wide',
    isNamed: true,
    render: ({ expires_at, former_key_until }) => (
      <>
        <DateText value={expires_at} />
        {former_key_until !== null && (
          <div className={parts.small}>
            <Rich text={apiKeyTexts.formerUntil} parts={{ date: <DateText value={former_key_until} withTime /> }} />
          </div>
        )}
      </>
    ),
  },
  {
    key: 'used',
    title: apiKeyTexts.lastUsed,
    narrow: 'wide',
    isNamed: true,
    render: ({ last_used_at, last_used_from }) =>
      last_used_at === null ? (
        commonTexts.never
      ) : (
        <>
          <DateText value={last_used_at} withTime />
          <div className={parts.small}>{last_used_from}</div>
        </>
      ),
  },
  {
    key: 'created',
    title: apiKeyTexts.createdBy,
    narrow: 'wide',
    isNamed: true,
    render: ({ created_by, created_at }) => (
      <>
        {created_by}
        <div className={parts.small}>
          <DateText value={created_at} />
        </div>
      </>
    ),
  },
]

const actionColumn = (onTask: (task: ApiKeyTask) => void): Column<ApiKey> => ({
  key: 'actions',
  title: commonTexts.actions,
  narrow: 'wide',
  isAction: true,
  render: (apiKey) =>
    apiKey.status === 'revoked' ? null : (
      <div className={parts.rowActions}>
        <Button
          size="small"
          aria-label={apiKeyTexts.rotateKey(apiKey.name)}
          onClick={() => onTask({ kind: 'rotation', apiKey })}
        >
          {apiKeyTexts.rotate}
        </Button>
        <Button
          size="small"
          aria-label={apiKeyTexts.revokeKey(apiKey.name)}
          onClick={() => onTask({ kind: 'revocation', apiKey })}
        >
          {apiKeyTexts.revoke}
        </Button>
      </div>
    ),
})

export const ApiKeyTable = ({ keys, onTask }: Props) => (
  <DataTable
    caption={apiKeyTexts.keysCaption}
    columns={onTask ? [...factColumns, actionColumn(onTask)] : factColumns}
    rows={keys}
    rowKey={({ api_key_id }) => api_key_id}
  />
)
