/** Adds an account to the person's login, with a code sent to the address on file or a request to its holder. */
import { useState } from 'react'
import { addAccount } from '#shared/contract/services/serviceAccounts'
import type { ResponseOf } from '#shared/http/endpoint'
import * as commonTexts from '#shared/texts/common'
import * as serviceAccountTexts from '#shared/texts/services/serviceAccounts'
import { useAddAccountMutation, useConfirmAddedAccountMutation } from '../../api/services/serviceAccounts'
import { type SettingDraft, useSettingDraft } from '../../domain/drafts/useSettingDraft'
import { CodeForm } from '../../domain/oneTimeCodes/CodeForm'
import { Modal } from '../../ui/dialogs/Modal'
import { FormFooter, TextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import { problemOfQuery } from '../../ui/states/queryState'
import { RequestAccessStep } from './RequestAccessStep'
import styles from './serviceAccounts.module.css'

type AddAccountStep = { name: 'find' } | { name: 'code'; sentTo: string } | { name: 'held'; requestedAt: string | null }

export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const draft = useSettingDraft('add-account', { crm_billing_account_number: '', zip_or_last_name: '' })
  const [step, setStep] = useState<AddAccountStep>({ name: 'find' })
  const [add] = useAddAccountMutation()
  const [confirm] = useConfirmAddedAccountMutation()
  const notify = useNotify()
  const body = draft.values

  function close(): void {
    draft.discard()
    onClose()
  }

  const showNextStep = (added: ResponseOf<typeof addAccount>): void =>
    setStep(
      added.status === 'held'
        ? { name: 'held', requestedAt: added.requested_at }
        : { name: 'code', sentTo: added.sent_to },
    )

  async function sendCodeAgain(): Promise<string | null> {
    const { data, error } = await add({ body })
    if (data) showNextStep(data)
    return error ? problemOfQuery(error).message : null
  }

  return (
    <Modal isOpen title={serviceAccountTexts.addExistingAccount} onClose={close}>
      {step.name === 'find' && <FindForm draft={draft} send={add} onSent={showNextStep} onCancel={close} />}
      {step.name === 'code' && (
        <CodeForm
          target={step.sentTo}
          send={(otp) => confirm({ body: { ...body, otp } })}
          onSent={() => {
            notify.snackbar(serviceAccountTexts.added)
            close()
          }}
          sendNewCode={sendCodeAgain}
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
  draft: SettingDraft<{ crm_billing_account_number: string; zip_or_last_name: string }>
  send: ReturnType<typeof useAddAccountMutation>[0]
  onSent: (added: ResponseOf<typeof addAccount>) => void
  onCancel: () => void
}

function FindForm({ draft, send, onSent, onCancel }: FindFormProps) {
  const form = useCallForm(addAccount, {
    draft,
    focus: 'crm_billing_account_number',
    input: (body) => ({ body }),
    send,
    onSent,
  })
  return (
    <form className={styles.form} {...form.props}>
      <p>{serviceAccountTexts.addAccountHint}</p>
      <TextField
        label={commonTexts.billingAccountNumber}
        placeholder={serviceAccountTexts.accountNumberExample}
        autoComplete="off"
        maxLength={64}
        {...form.text('crm_billing_account_number')}
        hint={serviceAccountTexts.accountNumberHint}
      />
      <TextField
        label={serviceAccountTexts.verificationLabel}
        autoComplete="off"
        maxLength={60}
        {...form.text('zip_or_last_name')}
      />
      <FormFooter form={form} submitText={commonTexts.continueLabel} onCancel={onCancel} />
    </form>
  )
}
