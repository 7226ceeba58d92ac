/** Edits the user's phone numbers. A new main number applies once a code has verified it. */
import { Button, Select } from 'antd'
import { useId, useState } from 'react'
import type { PhoneType } from '#shared/contactDetails'
import type { Profile } from '#shared/contract/profile'
import { fieldProblem } from '#shared/fieldRules'
import * as commonTexts from '#shared/texts/common'
import * as preferenceTexts from '#shared/texts/preferences'
import {
  useCancelProfileCodeMutation,
  useConfirmProfileCodeMutation,
  useSendProfileCodeMutation,
  useUpdateProfileMutation,
} from '../../api/profile'
import { CodeForm } from '../../ui/forms/CodeForm'
import { FormFooter, PhoneField } from '../../ui/forms/FormFields'
import { phoneMask } from '../../ui/forms/phoneMask'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import { Panel } from '../../ui/panels/Panel'
import { VerifiedBadge } from '../../ui/panels/VerifiedBadge'
import { problemOfQuery } from '../../ui/states/queryState'
import { noneOnFile } from './noneOnFile'
import { OtherPhones } from './OtherPhones'
import { phoneTypeOptions } from './phoneTypeOptions'
import styles from './settings.module.css'

export function PhonePanel({ profile, mayChange }: { profile: Profile; mayChange: boolean }) {
  const [isChanging, setIsChanging] = useState(false)
  const { phone, phone_verified: isVerified, pending_phone: pending } = profile
  return (
    <Panel title={commonTexts.phone}>
      <dl className={styles.facts}>
        <dt>{preferenceTexts.mainNumber}</dt>
        <dd>
          <span className={styles.name}>{phoneMask(phone) || noneOnFile}</span>
          {phone !== '' && <VerifiedBadge isVerified={isVerified} />}
          {mayChange && !pending && !isChanging && (
            <Button size="small" onClick={() => setIsChanging(true)}>
              {phone === ''
                ? preferenceTexts.addPhone
                : isVerified
                  ? preferenceTexts.changePhone
                  : preferenceTexts.verifyOrChange}
            </Button>
          )}
        </dd>
        {phone !== '' && <MainPhoneType profile={profile} mayChange={mayChange} />}
      </dl>
      {mayChange && pending && (
        <PendingPhone key={pending.target} target={pending.target} onDone={() => setIsChanging(false)} />
      )}
      {mayChange && !pending && isChanging && (
        <NewPhone phone={isVerified ? '' : phone} onCancel={() => setIsChanging(false)} />
      )}
      {phone !== '' && <OtherPhones profile={profile} mayChange={mayChange} />}
    </Panel>
  )
}

/** Selects the phone type of the main number. */
function MainPhoneType({ profile, mayChange }: { profile: Profile; mayChange: boolean }) {
  const [update, { isLoading, error }] = useUpdateProfileMutation()
  const [pendingType, setPendingType] = useState<PhoneType | null>(null)
  const id = useId()
  const notify = useNotify()

  async function save(phone_type: PhoneType): Promise<void> {
    setPendingType(phone_type)
    const { error: saveError } = await update({ body: { phone_type } })
    setPendingType(null)
    if (!saveError) notify.snackbar(preferenceTexts.yourPhoneTypeWasSaved)
  }

  return (
    <>
      <dt>
        <label htmlFor={id}>{commonTexts.kind}</label>
      </dt>
      <dd>
        <Select<PhoneType>
          id={id}
          className={styles.select ?? ''}
          disabled={!mayChange}
          loading={isLoading}
          value={pendingType ?? profile.phone_type}
          options={phoneTypeOptions}
          onChange={(type) => void save(type)}
        />
        {error && (
          <span role="alert" className={styles.failure}>
            {problemOfQuery(error).message}
          </span>
        )}
      </dd>
    </>
  )
}

function NewPhone({ phone: initialPhone, onCancel }: { phone: string; onCancel: () => void }) {
  const [phone, setPhone] = useState(() => phoneMask(initialPhone))
  const [send] = useSendProfileCodeMutation()
  const form = useForm(['phone'], { initialField: 'phone' })

  async function sendCode(): Promise<unknown> {
    const { error } = await send({ body: { phone } })
    return error
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) =>
        void form.submit(
          event,
          { phone: fieldProblem(phone, { name: commonTexts.phone, required: true, minDigits: 10 }) },
          sendCode,
        )
      }
    >
      <PhoneField
        label={commonTexts.phone}
        field={form.field('phone')}
        value={phone}
        onChange={setPhone}
        hint={preferenceTexts.wellTextACodeTo}
      />
      <FormFooter form={form} submitText={preferenceTexts.sendACode} onCancel={onCancel} />
    </form>
  )
}

function PendingPhone({ target, onDone }: { target: string; onDone: () => void }) {
  const [send] = useSendProfileCodeMutation()
  const [confirm] = useConfirmProfileCodeMutation()
  const [cancel] = useCancelProfileCodeMutation()
  const notify = useNotify()

  async function verify(otp: string): Promise<unknown> {
    const { error } = await confirm({ body: { channel: 'phone', otp } })
    if (error) return error
    notify.snackbar(preferenceTexts.yourPhoneNumberWasSaved)
    onDone()
    return null
  }

  async function sendAgain(): Promise<string | null> {
    const { error } = await send({ body: { phone: target } })
    return error ? problemOfQuery(error).message : null
  }

  async function cancelChange(): Promise<void> {
    await cancel({ body: { channel: 'phone' } })
    onDone()
  }

  return (
    <CodeForm
      target={phoneMask(target)}
      onTyped={verify}
      onSendAgain={sendAgain}
      onCancel={() => void cancelChange()}
    />
  )
}
