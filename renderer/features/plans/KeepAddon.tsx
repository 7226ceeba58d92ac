import type { Addon } from '#shared/contract/services/plans'
import * as commonTexts from '#shared/texts/common'
import * as planTexts from '#shared/texts/services/plans'
import { useCancelPlanChangeMutation, useListServicePlansQuery } from '../../api/services/plans'
import { Button } from '../../ui/Button'
import { useNotify } from '../../ui/notices/useNotify'

/** Cancels the scheduled removal of an add-on. */
export function KeepAddon({ serviceAccountId, addon }: { serviceAccountId: string; addon: Addon }) {
  const { data } = useListServicePlansQuery({ body: { crm_service_account_id: [serviceAccountId] } })
  const [cancel, { isLoading }] = useCancelPlanChangeMutation()
  const notify = useNotify()
  const removal = data?.[0]?.scheduled.find(
    ({ kind, from_product_code }) => kind === 'addon_removed' && from_product_code === addon.crm_addon_id,
  )

  async function keep(changeId: string): Promise<void> {
    const { error } = await cancel({ body: { crm_service_account_id: serviceAccountId, change_id: changeId } })
    if (!error) notify.snackbar(planTexts.keepsAddon)
  }

  return (
    <Button
      disabled={!removal}
      isBusy={isLoading}
      aria-label={planTexts.keepItem(addon.name)}
      onClick={() => removal && void keep(removal.change_id)}
    >
      {commonTexts.keepIt}
    </Button>
  )
}
