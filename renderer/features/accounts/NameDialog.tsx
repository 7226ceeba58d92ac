import { nameLength, type ServicePremise } from '#shared/contract/serviceAccounts'
import { fieldProblem } from '#shared/fieldRules'
import { useUpdateNicknameMutation } from '../../api/serviceAccounts'
import { useSettingDraft } from '../../session/useSettingDraft'
import { TextField } from '../../ui/forms/FormFields'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import * as commonTexts from '#shared/texts/common'
import * as serviceAccountTexts from '#shared/texts/serviceAccounts'

/** What the person calls an address. */
export function NameDialog({ premise, onClose }: { premise: ServicePremise; onClose: () => void }) {
  const draft = useSettingDraft(`nickname:${premise.crm_premise_id}`, { nickname: premise.nickname })
  const { nickname } = draft.values
  const [update] = useUpdateNicknameMutation()
  const notify = useNotify()
  const form = useForm(['nickname'], { startsAt: 'nickname' })

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
      wrong={{ nickname: fieldProblem(nickname, { name: commonTexts.name, maxLength: nameLength }) }}
      send={save}
      submitText={commonTexts.save}
      onCancel={close}
    >
      <TextField
        label={commonTexts.name}
        placeholder={serviceAccountTexts.homeCottageShop}
        maxLength={nameLength}
        field={form.field('nickname')}
        value={nickname}
        onChange={(value) => draft.keep({ nickname: value })}
        hint={serviceAccountTexts.onlyYouSeeItLeave}
      />
    </FormDialog>
  )
}
