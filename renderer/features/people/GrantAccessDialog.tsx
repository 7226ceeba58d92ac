/** Grants a user of another account access at the level that the account holder selects. */
import { type AccessRequest, grantAccess } from '#shared/contract/access/accessRequests'
import { type SignInLevel, signInLevels } from '#shared/contract/customers/people'
import * as accessRequestTexts from '#shared/texts/access/accessRequests'
import * as peopleTexts from '#shared/texts/customers/people'
import { useGrantAccessMutation } from '../../api/access/accessRequests'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { useCallForm } from '../../ui/forms/useCallForm'
import { nameOf } from '../../ui/nameOf'
import { useNotify } from '../../ui/notices/useNotify'
import { LevelChoice } from './LevelChoice'

export function GrantAccessDialog({ request, onClose }: { request: AccessRequest; onClose: () => void }) {
  const [grant] = useGrantAccessMutation()
  const notify = useNotify()
  const initial: { level: SignInLevel } = { level: 'view' }
  const form = useCallForm(grantAccess, {
    initial,
    input: ({ level }) => ({ body: { request_id: request.request_id, level } }),
    send: grant,
    onSent: () => {
      notify.snackbar(accessRequestTexts.granted)
      onClose()
    },
  })

  return (
    <FormDialog
      size="large"
      title={peopleTexts.grantAccessTo(nameOf(request))}
      onClose={onClose}
      form={form}
      submitText={peopleTexts.grantAccess}
    >
      <p>{peopleTexts.grantAccessHint(request.email, request.crm_billing_account_number)}</p>
      <LevelChoice levels={signInLevels} value={form.values.level} onChange={(level) => form.save({ level })} />
    </FormDialog>
  )
}
