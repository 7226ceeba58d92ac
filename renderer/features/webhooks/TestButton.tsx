import type { Webhook } from '#shared/contract/operations/webhooks'
import * as webhookTexts from '#shared/texts/operations/webhooks'
import { useTestWebhookMutation } from '../../api/operations/webhooks'
import { Button } from '../../ui/Button'
import { useNotify } from '../../ui/notices/useNotify'

/** Sends a test request and says what the receiver answered. */
export function TestButton({ webhook: { webhook_id, name } }: { webhook: Webhook }) {
  const [test, { isLoading }] = useTestWebhookMutation()
  const { snackbar } = useNotify()
  async function testOnce(): Promise<void> {
    const { data } = await test({ params: { webhook_id } })
    if (!data) return
    snackbar(data.is_delivered ? webhookTexts.testDelivered(data.status ?? 0) : webhookTexts.testFailed(data.problem))
  }
  return (
    <Button size="small" isBusy={isLoading} aria-label={webhookTexts.testWebhook(name)} onClick={() => void testOnce()}>
      {webhookTexts.test}
    </Button>
  )
}
