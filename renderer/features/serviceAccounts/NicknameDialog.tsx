import { maxNicknameLength, type ServicePremise, updateNickname } from '#shared/contract/services/serviceAccounts'
import * as commonTexts from '#shared/texts/common'
import * as serviceAccountTexts from '#shared/texts/services/serviceAccounts'
import { useUpdateNicknameMutation } from '../../api/services/serviceAccounts'
import { useSettingDraft } from '../../domain/drafts/useSettingDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { TextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'

/** Sets the person's own name for an address. */
export function NicknameDialog({ premise, onClose }: { premise: ServicePremise; onClose: () => void }) {
  const draft = useSettingDraft(`nickname:${premise.crm_premise_id}`, { nickname: premise.nickname })
  const [update] = useUpdateNicknameMutation()
  const notify = useNotify()

  function close(): void {
    draft.discard()
    onClose()
  }

  const form = useCallForm(updateNickname, {
    draft,
    focus: 'nickname',
    input: ({ nickname }) => ({ body: { crm_premise_id: premise.crm_premise_id, nickname: nickname.trim() } }),
    send: update,
    onSent: (_, { nickname }) => {
      notify.snackbar(nickname.trim() === '' ? serviceAccountTexts.nameRemoved : serviceAccountTexts.nameSaved)
      close()
    },
  })

  return (
    <FormDialog
      title={serviceAccountTexts.nameFor(premise.street_address)}
      onClose={onClose}
      form={form}
      submitText={commonTexts.save}
      onCancel={close}
    >
      <TextField
        label={commonTexts.name}
        placeholder={serviceAccountTexts.nicknameExample}
        maxLength={maxNicknameLength}
        {...form.text('nickname')}
        hint={serviceAccountTexts.nicknameHint}
      />
    </FormDialog>
  )
}
