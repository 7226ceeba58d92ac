/** Grants a user of another account access at the level that the account holder selects. */
import { useState } from 'react'
import type { AccessRequest } from '#shared/contract/access/accessRequests'
import { type SignInLevel, signInLevels } from '#shared/contract/customers/people'
import * as accessRequestTexts from '#shared/texts/accessRequests'
import * as peopleTexts from '#shared/texts/people'
import { useGrantAccessMutation } from '../../api/access/accessRequests'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { useForm } from '../../ui/forms/useForm'
import { nameOf } from '../../ui/nameOf'
import { useNotify } from '../../ui/notices/useNotify'
import { LevelChoice } from './LevelChoice'

export function GrantAccessDialog({ request, onClose }: { request: AccessRequest; onClose: () => void }) {
  const [level, setLevel] = useState<SignInLevel>('view')
  const [grant] = useGrantAccessMutation()
  const notify = useNotify()
  const form = useForm([])

  async function save(): Promise<unknown> {
    const { error } = await grant({ body: { request_id: request.request_id, level } })
    if (error) return error
    notify.snackbar(accessRequestTexts.granted)
    onClose()
    return null
  }

  return (
    <FormDialog
      size="large"
      title={peopleTexts.grantAccessTo(nameOf(request))}
      onClose={onClose}
      form={form}
      send={save}
      submitText={peopleTexts.grantAccess}
    >
      <p>{peopleTexts.requestedWithNumberOf(request.email, request.crm_billing_account_number)}</p>
      <LevelChoice levels={signInLevels} value={level} onChange={setLevel} />
    </FormDialog>
  )
}
