import type { IssuedApiKey } from '#shared/contract/access/apiKeys'
import * as apiKeyTexts from '#shared/texts/access/apiKeys'
import { IssuedSecret } from '../../ui/dialogs/IssuedSecret'

/** Shows a new key once. */
export const IssuedKey = ({ issued: { api_key, token }, onClose }: { issued: IssuedApiKey; onClose: () => void }) => (
  <IssuedSecret
    title={apiKeyTexts.issuedTitle(api_key.name)}
    hint={apiKeyTexts.issuedHint}
    secret={token}
    copyLabel={apiKeyTexts.copyKey}
    closeText={apiKeyTexts.iveStoredIt}
    onClose={onClose}
  />
)
