/** /admin/api-keys: lists the keys with which other systems call the API. Administrators create, rotate and revoke them. */
import { useState } from 'react'
import type { ApiKey } from '#shared/contract/access/apiKeys'
import * as apiKeyTexts from '#shared/texts/access/apiKeys'
import { useListApiKeysQuery, useRevokeApiKeyMutation } from '../../api/access/apiKeys'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { ApiKeyTable, type ApiKeyTask } from './ApiKeyTable'
import { CreateKeyDialog } from './CreateKeyDialog'
import { RotateKeyDialog } from './RotateKeyDialog'

export function ApiKeysPage() {
  const query = useListApiKeysQuery()
  const mayWrite = useHasRight('APIKEYS.write')
  const [isCreating, setCreating] = useState(false)
  const [task, setTask] = useState<ApiKeyTask | null>(null)
  const close = (): void => setTask(null)
  return (
    <PageStack>
      <p>{apiKeyTexts.intro}</p>
      {mayWrite && (
        <div className={parts.actions}>
          <Button kind="primary" onClick={() => setCreating(true)}>
            {apiKeyTexts.createKey}
          </Button>
        </div>
      )}
      <PageState
        query={query}
        failedText={apiKeyTexts.keysNotLoaded}
        isEmpty={(keys) => keys.length === 0}
        empty={<EmptyPanel>{apiKeyTexts.noKeys}</EmptyPanel>}
      >
        {(keys) => <ApiKeyTable keys={keys} onTask={mayWrite ? setTask : null} />}
      </PageState>
      {isCreating && <CreateKeyDialog onClose={() => setCreating(false)} />}
      {task?.kind === 'rotation' && <RotateKeyDialog apiKey={task.apiKey} onClose={close} />}
      {task?.kind === 'revocation' && <RevokeDialog apiKey={task.apiKey} onClose={close} />}
    </PageStack>
  )
}

function RevokeDialog({ apiKey: { api_key_id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const [revoke] = useRevokeApiKeyMutation()
  return (
    <QuestionDialog
      title={apiKeyTexts.revokeTitle(name)}
      consequence={apiKeyTexts.revokeEffect}
      isDangerous
      call={() => revoke({ params: { api_key_id } })}
      outcome={apiKeyTexts.revoked}
      onClose={onClose}
    />
  )
}
