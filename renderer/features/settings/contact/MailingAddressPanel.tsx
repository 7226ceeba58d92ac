/** Sets where the mail of a billing account goes: to the service address or to another one. */

import { useId } from 'react'
import { type CommunicationAddress, updateCommunicationAddress } from '#shared/contract/customers/communication'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import {
  useGetCommunicationAddressQuery,
  useUpdateCommunicationAddressMutation,
} from '../../../api/customers/communication'
import { useSettingDraft } from '../../../domain/drafts/useSettingDraft'
import { useHasRight } from '../../../session/useHasRight'
import { Button } from '../../../ui/Button'
import { useFocusAfterChange } from '../../../ui/focus/useFocusAfterChange'
import { AddressFields, type AddressValues, addressFields } from '../../../ui/forms/fields/AddressFields'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { useNotify } from '../../../ui/notices/useNotify'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { SettingRow } from '../../../ui/panels/SettingRow'
import { Switch } from '../../../ui/Switch'
import { PageState } from '../../../ui/states/PageState'

export function MailingAddressPanel({ groupId }: { groupId: string }) {
  const query = useGetCommunicationAddressQuery({ query: { billing_group_id: groupId } })
  const headingId = useId()
  return (
    <Panel title={preferenceTexts.mailingAddress} headingId={headingId}>
      <PageState query={query} failedText={preferenceTexts.mailingAddressNotLoaded} rows={2}>
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
  const draft = useSettingDraft(`mailing:${billing_group_id}`, {
    ...savedValues,
    same_as_service: address.same_as_service,
  })
  const { same_as_service: isSame, ...values } = draft.values
  const [update] = useUpdateCommunicationAddressMutation()
  const notify = useNotify()
  const isChanged =
    isSame !== address.same_as_service || (!isSame && addressFields.some((name) => values[name] !== savedValues[name]))
  useFocusAfterChange(JSON.stringify(address), headingId)

  const form = useCallForm(updateCommunicationAddress, {
    draft,
    input: (typed) => ({
      query: { billing_group_id },
      body: isSame ? { ...savedValues, same_as_service: true } : typed,
    }),
    send: async (input) => {
      const answer = await update(input)
      notify.snackbar(answer.error ? communicationTexts.addressFailed : communicationTexts.addressUpdated)
      return answer
    },
    onSent: draft.discard,
  })

  return (
    <form className={parts.column} {...form.props}>
      <SettingRow name={preferenceTexts.sameAddress} hint={service_address}>
        {(id) => (
          <Switch
            id={id}
            checked={isSame}
            disabled={!mayChange}
            onChange={(checked) => draft.save({ same_as_service: checked })}
          />
        )}
      </SettingRow>
      {!isSame && (
        <AddressFields
          text={form.text}
          disabled={!mayChange}
          labels={{ street_address: preferenceTexts.streetLabel }}
        />
      )}
      {mayChange && (
        <div className={parts.actions}>
          <Button kind="primary" type="submit" disabled={!isChanged} isBusy={form.isBusy}>
            {preferenceTexts.saveAddress}
          </Button>
        </div>
      )}
    </form>
  )
}
