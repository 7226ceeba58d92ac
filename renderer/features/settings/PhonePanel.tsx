/** The person's telephone numbers. The main one counts once a code has proved it. */
import { Button, Select } from 'antd'
import { useId, useState } from 'react'
import type { PhoneType } from '#shared/contactDetails'
import type { Profile } from '#shared/contract/profile'
import { fieldProblem } from '#shared/fieldRules'
import {
  useCancelProfileCodeMutation,
  useConfirmProfileCodeMutation,
  useSendProfileCodeMutation,
  useUpdateProfileMutation,
} from '../../api/profile'
import { VerifiedBadge } from '../../ui/panels/VerifiedBadge'
import { FormEnd, PhoneField } from '../../ui/forms/FormFields'
import { Panel } from '../../ui/panels/Panel'
import { phoneMask } from '../../ui/forms/phoneMask'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import { problemOfQuery } from '../../ui/states/queryFace'
import { CodeForm } from '../../ui/forms/CodeForm'
import { noneOnFile } from './noneOnFile'
import { OtherPhones } from './OtherPhones'
import { phoneTypeOptions } from './phoneTypeOptions'
import styles from './settings.module.css'
import * as commonTexts from '#shared/texts/common'
import * as preferenceTexts from '#shared/texts/preferences'

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
        {phone !== '' && <MainType profile={profile} mayChange={mayChange} />}
      </dl>
      {mayChange && pending && (
        <Pending key={pending.target} target={pending.target} onDone={() => setIsChanging(false)} />
      )}
      {mayChange && !pending && isChanging && (
        <NewPhone phone={isVerified ? '' : phone} onCancel={() => setIsChanging(false)} />
      )}
      {phone !== '' && <OtherPhones profile={profile} mayChange={mayChange} />}
    </Panel>
  )
}

/** What kind of telephone the main number is. */
function MainType({ profile, mayChange }: { profile: Profile; mayChange: boolean }) {
  const [update, { isLoading, error }] = useUpdateProfileMutation()
  const [chosen, setChosen] = useState<PhoneType | null>(null)
  const id = useId()
  const notify = useNotify()

  async function save(phone_type: PhoneType): Promise<void> {
    setChosen(phone_type)
    const { error: refused } = await update({ body: { phone_type } })
    setChosen(null)
    if (!refused) notify.snackbar(preferenceTexts.yourPhoneTypeWasSaved)
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
          value={chosen ?? profile.phone_type}
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

function NewPhone({ phone: first, onCancel }: { phone: string; onCancel: () => void }) {
  const [phone, setPhone] = useState(() => phoneMask(first))
  const [send] = useSendProfileCodeMutation()
  const form = useForm(['phone'], { startsAt: 'phone' })

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
      <FormEnd form={form} submitText={preferenceTexts.sendACode} onCancel={onCancel} />
    </form>
  )
}

function Pending({ target, onDone }: { target: string; onDone: () => void }) {
  const [send] = useSendProfileCodeMutation()
  const [confirm] = useConfirmProfileCodeMutation()
  const [cancel] = useCancelProfileCodeMutation()
  const notify = useNotify()

  async function prove(otp: string): Promise<unknown> {
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

  async function giveUp(): Promise<void> {
    await cancel({ body: { channel: 'phone' } })
    onDone()
  }

  return <CodeForm target={phoneMask(target)} onTyped={prove} onSendAgain={sendAgain} onCancel={() => void giveUp()} />
}
