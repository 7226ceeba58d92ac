/** Edits the user's phone numbers. A new main number applies once a code has verified it. */

import { useId, useState } from 'react'
import { type Profile, sendProfileCode } from '#shared/contract/customers/profile'
import type { PhoneType } from '#shared/customers/contactDetails'
import * as commonTexts from '#shared/texts/common'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import * as profileTexts from '#shared/texts/customers/profile'
import { useSendProfileCodeMutation, useUpdateProfileMutation } from '../../../api/customers/profile'
import { Button } from '../../../ui/Button'
import { Select } from '../../../ui/forms/fields/Select'
import { phoneMask } from '../../../ui/forms/phoneMask'
import { useNotify } from '../../../ui/notices/useNotify'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { VerifiedBadge } from '../../../ui/panels/VerifiedBadge'
import { problemOfQuery } from '../../../ui/states/queryState'
import styles from '../settings.module.css'
import { OtherPhones } from './OtherPhones'
import { PendingContact } from './PendingContact'
import { PhoneForm } from './PhoneForm'
import { phoneTypeOptions } from './phoneTypeOptions'

export function PhonePanel({ profile, mayChange }: { profile: Profile; mayChange: boolean }) {
  const [isChanging, setIsChanging] = useState(false)
  const notify = useNotify()
  const { phone, phone_verified: isVerified, pending_phone: pending } = profile
  return (
    <Panel title={commonTexts.phone}>
      <dl className={styles.facts}>
        <dt>{profileTexts.mainNumber}</dt>
        <dd>
          <span className={parts.strong}>{phoneMask(phone) || preferenceTexts.noneOnFile}</span>
          {phone !== '' && <VerifiedBadge isVerified={isVerified} />}
          {mayChange && !pending && !isChanging && (
            <Button size="small" onClick={() => setIsChanging(true)}>
              {phone === ''
                ? profileTexts.addPhone
                : isVerified
                  ? profileTexts.changePhone
                  : profileTexts.verifyOrChange}
            </Button>
          )}
        </dd>
        {phone !== '' && <MainPhoneType profile={profile} mayChange={mayChange} />}
      </dl>
      {mayChange && pending && (
        <PendingContact
          key={pending.target}
          channel="phone"
          target={pending.target}
          onVerified={() => {
            notify.snackbar(profileTexts.phoneNumberSaved)
            setIsChanging(false)
          }}
          onCancel={() => setIsChanging(false)}
        />
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
    if (!saveError) notify.snackbar(profileTexts.phoneTypeSaved)
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

function NewPhone({ phone, onCancel }: { phone: string; onCancel: () => void }) {
  const [send] = useSendProfileCodeMutation()
  return (
    <PhoneForm
      call={sendProfileCode}
      name="phone"
      initial={phone}
      hint={profileTexts.phoneCodeHint}
      submitText={profileTexts.sendACode}
      input={(typed) => ({ body: { phone: typed } })}
      send={send}
      onCancel={onCancel}
    />
  )
}
