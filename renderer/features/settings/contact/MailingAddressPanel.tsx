/** Sets where the mail of a billing account goes: to the service address or to another one. */
import { Button, Switch } from 'antd'
import { useId } from 'react'
import type { CommunicationAddress } from '#shared/contract/customers/communication'
import * as communicationTexts from '#shared/texts/communication'
import * as preferenceTexts from '#shared/texts/preferences'
import {
  useGetCommunicationAddressQuery,
  useUpdateCommunicationAddressMutation,
} from '../../../api/customers/communication'
import { useSettingDraft } from '../../../domain/drafts/useSettingDraft'
import { useHasRight } from '../../../session/useHasRight'
import { AddressFields, type AddressValues, addressFieldErrors, addressFields } from '../../../ui/forms/AddressFields'
import { fieldErrorsOf } from '../../../ui/forms/fieldErrorsOf'
import { useForm } from '../../../ui/forms/useForm'
import { useNotify } from '../../../ui/notices/useNotify'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { SettingRow } from '../../../ui/panels/SettingRow'
import { PageState } from '../../../ui/states/PageState'
import { useFocusAfterChange } from '../../../ui/useFocusAfterChange'
import styles from '../settings.module.css'

export function MailingAddressPanel({ groupId }: { groupId: string }) {
  const query = useGetCommunicationAddressQuery({ query: { billing_group_id: groupId } })
  const headingId = useId()
  return (
    <Panel title={preferenceTexts.mailingAddress} headingId={headingId}>
      <PageState query={query} subject={preferenceTexts.theMailingAddress} rows={2}>
        {(address) => <AddressForm address={address} headingId={headingId} />}
      </PageState>
    </Panel>
  )
}

const addressValuesOf = ({ street_address, unit, city, state, zip }: CommunicationAddress): AddressValues => ({
  street_address,
  unit,
  city,
  state,
  zip,
})

function AddressForm({ address, headingId }: { address: CommunicationAddress; headingId: string }) {
  const { billing_group_id, service_address } = address
  const mayChange = useHasRight('ACCOUNTPREF.write')
  const savedValues = addressValuesOf(address)
  const draft = useSettingDraft(`mailing:${billing_group_id}`, { ...savedValues, isSame: address.same_as_service })
  const { isSame, ...values } = draft.values
  const [update] = useUpdateCommunicationAddressMutation()
  const notify = useNotify()
  const form = useForm(addressFields)
  const isChanged =
    isSame !== address.same_as_service || (!isSame && addressFields.some((name) => values[name] !== savedValues[name]))
  useFocusAfterChange(JSON.stringify(address), headingId)

  async function save(): Promise<unknown> {
    const { error } = await update({
      query: { billing_group_id },
      body: { same_as_service: isSame, ...(isSame ? savedValues : values) },
    })
    notify.snackbar(error ? communicationTexts.addressFailed : communicationTexts.addressUpdated)
    if (error) return fieldErrorsOf(error, addressFields)
    draft.discard()
    return null
  }

  return (
    <form
      noValidate
      className={styles.wideForm}
      onSubmit={(event) => void form.submit(event, isSame ? {} : addressFieldErrors(values), save)}
    >
      <SettingRow name="Same as the service address" hint={service_address}>
        {(id) => (
          <Switch
            id={id}
            checked={isSame}
            disabled={!mayChange}
            onChange={(checked) => draft.save({ isSame: checked })}
          />
        )}
      </SettingRow>
      {!isSame && (
        <AddressFields
          field={form.field}
          values={values}
          onChange={draft.save}
          disabled={!mayChange}
          labels={{ street_address: preferenceTexts.streetAddressOrPoBox }}
        />
      )}
      {mayChange && (
        <div className={parts.actions}>
          <Button type="primary" htmlType="submit" disabled={!isChanged} loading={form.isBusy}>
            {preferenceTexts.saveAddress}
          </Button>
        </div>
      )}
    </form>
  )
}
