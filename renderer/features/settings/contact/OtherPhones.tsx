/** Lists, adds, and removes the user's additional phone numbers, which customer care may call. */

import { useId, useState } from 'react'
import { addProfilePhone, type OtherPhone, type Profile } from '#shared/contract/customers/profile'
import type { PhoneType } from '#shared/customers/contactDetails'
import { maxOtherPhones } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as profileTexts from '#shared/texts/customers/profile'
import { useAddProfilePhoneMutation, useRemoveProfilePhoneMutation } from '../../../api/customers/profile'
import { Button } from '../../../ui/Button'
import { QuestionDialog } from '../../../ui/dialogs/QuestionDialog'
import { useFocusAfterChange } from '../../../ui/focus/useFocusAfterChange'
import { Field } from '../../../ui/forms/Field'
import { Select } from '../../../ui/forms/fields/Select'
import { phoneMask } from '../../../ui/forms/phoneMask'
import { useNotify } from '../../../ui/notices/useNotify'
import parts from '../../../ui/panels/parts.module.css'
import styles from '../settings.module.css'
import { PhoneForm } from './PhoneForm'
import { phoneTypeOptions } from './phoneTypeOptions'

export function OtherPhones({ profile, mayChange }: { profile: Profile; mayChange: boolean }) {
  const { other_phones: phones } = profile
  const [isAdding, setIsAdding] = useState(false)
  const [phoneToRemove, setPhoneToRemove] = useState<OtherPhone | null>(null)
  const headingId = useId()
  useFocusAfterChange(String(phones.length), headingId)
  return (
    <section className={styles.form} aria-labelledby={headingId}>
      <div>
        <h3 id={headingId} tabIndex={-1} className={parts.strong}>
          {profileTexts.otherNumbers}
        </h3>
        <p className={parts.secondary}>{profileTexts.morePhonesHint}</p>
      </div>
      {phones.length > 0 && (
        <ul className={styles.phones}>
          {phones.map((phone) => (
            <li key={phone.phone_id}>
              <span className={parts.secondary}>{communicationTexts.phoneTypeLabels[phone.type]}</span>
              <span className={parts.strong}>{phoneMask(phone.number)}</span>
              {mayChange && (
                <Button
                  size="small"
                  aria-label={profileTexts.removePhone(phoneMask(phone.number))}
                  onClick={() => setPhoneToRemove(phone)}
                >
                  {commonTexts.remove}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && isAdding && <NewPhone onClose={() => setIsAdding(false)} />}
      {mayChange && !isAdding && phones.length < maxOtherPhones && (
        <div className={parts.actions}>
          <Button onClick={() => setIsAdding(true)}>{profileTexts.addAnotherNumber}</Button>
        </div>
      )}
      {phoneToRemove && <RemovePhoneDialog phone={phoneToRemove} onClose={() => setPhoneToRemove(null)} />}
    </section>
  )
}

function NewPhone({ onClose }: { onClose: () => void }) {
  const [type, setType] = useState<PhoneType>('home')
  const [add] = useAddProfilePhoneMutation()
  const typeId = useId()
  const notify = useNotify()

  return (
    <PhoneForm
      call={addProfilePhone}
      name="number"
      submitText={profileTexts.addNumber}
      input={(number) => ({ body: { type, number } })}
      send={add}
      onSent={() => {
        notify.snackbar(profileTexts.numberAdded)
        onClose()
      }}
      onCancel={onClose}
    >
      <Field id={typeId} label={commonTexts.kind}>
        {(control) => (
          <Select<PhoneType>
            {...control}
            className={styles.select ?? ''}
            value={type}
            options={phoneTypeOptions}
            onChange={setType}
          />
        )}
      </Field>
    </PhoneForm>
  )
}

function RemovePhoneDialog({ phone, onClose }: { phone: OtherPhone; onClose: () => void }) {
  const [remove] = useRemoveProfilePhoneMutation()
  return (
    <QuestionDialog
      title={profileTexts.removeNumber}
      consequence={profileTexts.phoneRemoved(phoneMask(phone.number))}
      isDangerous
      call={() => remove({ body: { phone_id: phone.phone_id } })}
      outcome={profileTexts.numberRemoved}
      onClose={onClose}
    />
  )
}
