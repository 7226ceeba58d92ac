import { maxNicknameLength, type ServicePremise } from '#shared/contract/services/serviceAccounts'
import { fieldProblem } from '#shared/fields/fieldRules'
import * as commonTexts from '#shared/texts/common'
import * as serviceAccountTexts from '#shared/texts/serviceAccounts'
import { useUpdateNicknameMutation } from '../../api/services/serviceAccounts'
import { useSettingDraft } from '../../domain/drafts/useSettingDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { TextField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'

/** Sets the person's own name for an address. */
export function NicknameDialog({ premise, onClose }: { premise: ServicePremise; onClose: () => void }) {
  const draft = useSettingDraft(`nickname:${premise.crm_premise_id}`, { nickname: premise.nickname })
  const { nickname } = draft.values
  const [update] = useUpdateNicknameMutation()
  const notify = useNotify()
  const form = useForm(['nickname'], { initialField: 'nickname' })

  function close(): void {
    draft.discard()
    onClose()
  }

  async function save(): Promise<unknown> {
    const { error } = await update({
      body: { crm_premise_id: premise.crm_premise_id, nickname: nickname.trim() },
    })
    if (error) return error
    notify.snackbar(
      nickname.trim() === '' ? serviceAccountTexts.theNameWasRemoved : serviceAccountTexts.theNameWasSaved,
    )
    close()
    return null
  }

  return (
    <FormDialog
      title={serviceAccountTexts.nameFor(premise.street_address)}
      onClose={onClose}
      form={form}
      fieldErrors={{ nickname: fieldProblem(nickname, { name: commonTexts.name, maxLength: maxNicknameLength }) }}
      send={save}
      submitText={commonTexts.save}
      onCancel={close}
    >
      <TextField
        label={commonTexts.name}
        placeholder={serviceAccountTexts.homeCottageShop}
        maxLength={maxNicknameLength}
        field={form.field('nickname')}
        value={nickname}
        onChange={(value) => draft.save({ nickname: value })}
        hint={serviceAccountTexts.onlyYouSeeItLeave}
      />
    </FormDialog>
  )
}
