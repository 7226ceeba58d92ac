/** Adds an account to the person's sign-in, with a code sent to the address on file or a request to its holder. */
import { useState } from 'react'
import { fieldProblem } from '#shared/fields/fieldRules'
import * as commonTexts from '#shared/texts/common'
import * as serviceAccountTexts from '#shared/texts/serviceAccounts'
import { useAddAccountMutation, useConfirmAddedAccountMutation } from '../../api/services/serviceAccounts'
import { useSettingDraft } from '../../domain/drafts/useSettingDraft'
import { Modal } from '../../ui/dialogs/Modal'
import { CodeForm } from '../../ui/forms/CodeForm'
import { FormFooter, TextField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import { problemOfQuery } from '../../ui/states/queryState'
import styles from './accounts.module.css'
import { RequestAccessStep } from './RequestAccessStep'

type AddAccountStep = { name: 'find' } | { name: 'code'; sentTo: string } | { name: 'held'; requestedAt: string | null }

export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const draft = useSettingDraft('add-account', { number: '', known: '' })
  const { number, known: zipOrLastName } = draft.values
  const [step, setStep] = useState<AddAccountStep>({ name: 'find' })
  const [add] = useAddAccountMutation()
  const [confirm] = useConfirmAddedAccountMutation()
  const notify = useNotify()
  const body = { crm_billing_account_number: number.trim(), zip_or_last_name: zipOrLastName.trim() }

  function close(): void {
    draft.discard()
    onClose()
  }

  async function startAdding(): Promise<unknown> {
    const { data, error } = await add({ body })
    if (data?.status === 'held') setStep({ name: 'held', requestedAt: data.requested_at })
    if (data?.status === 'code_sent') setStep({ name: 'code', sentTo: data.sent_to })
    return error
  }

  async function confirmCode(otp: string): Promise<unknown> {
    const { error } = await confirm({ body: { ...body, otp } })
    if (error) return error
    notify.snackbar(serviceAccountTexts.added)
    close()
    return null
  }

  return (
    <Modal isOpen title={serviceAccountTexts.addExistingAccount} onClose={close}>
      {step.name === 'find' && (
        <FindForm values={draft.values} onChange={draft.save} onSend={startAdding} onCancel={close} />
      )}
      {step.name === 'code' && (
        <CodeForm
          target={step.sentTo}
          onTyped={confirmCode}
          onSendAgain={async () => {
            const error = await startAdding()
            return error ? problemOfQuery(error).message : null
          }}
          onCancel={close}
        />
      )}
      {step.name === 'held' && (
        <RequestAccessStep
          body={body}
          requestedAt={step.requestedAt}
          onDone={close}
          onBack={() => setStep({ name: 'find' })}
        />
      )}
    </Modal>
  )
}

interface FindFormProps {
  values: { number: string; known: string }
  onChange: (values: { number?: string; known?: string }) => void
  onSend: () => Promise<unknown>
  onCancel: () => void
}

function FindForm({ values: { number, known: zipOrLastName }, onChange, onSend, onCancel }: FindFormProps) {
  const form = useForm(['crm_billing_account_number', 'zip_or_last_name'], {
    initialField: 'crm_billing_account_number',
  })
  const fieldErrors = {
    crm_billing_account_number: fieldProblem(number, {
      name: commonTexts.billingAccountNumber,
      required: true,
      maxLength: 64,
    }),
    zip_or_last_name: fieldProblem(zipOrLastName, {
      name: serviceAccountTexts.zipCodeOrLastName,
      required: true,
      maxLength: 60,
    }),
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event, fieldErrors, onSend)}>
      <p>{serviceAccountTexts.ifNoOneSignsIn}</p>
      <TextField
        label={commonTexts.billingAccountNumber}
        placeholder={serviceAccountTexts.ba0000000000}
        autoComplete="off"
        maxLength={64}
        field={form.field('crm_billing_account_number')}
        value={number}
        onChange={(value) => onChange({ number: value })}
        hint={serviceAccountTexts.itsAtTheTopOf}
      />
      <TextField
        label={serviceAccountTexts.zipCodeOfTheService}
        autoComplete="off"
        maxLength={60}
        field={form.field('zip_or_last_name')}
        value={zipOrLastName}
        onChange={(value) => onChange({ known: value })}
      />
      <FormFooter form={form} submitText={commonTexts.continueLabel} onCancel={onCancel} />
    </form>
  )
}
