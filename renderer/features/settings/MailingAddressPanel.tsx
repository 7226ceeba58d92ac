/** Where the mail of a billing account goes: to the service address, or elsewhere. */
import { Button, Switch } from 'antd'
import { useId, useState } from 'react'
import { communicationTexts } from '#shared/accountTexts'
import type { CommunicationAddress } from '#shared/contract/communication'
import { fieldProblem } from '#shared/fieldRules'
import { useGetCommunicationAddressQuery, useUpdateCommunicationAddressMutation } from '../../api/communication'
import { useMay } from '../../session/useMay'
import { useDraft } from '../../session/useDraft'
import { FieldGrid, FormFailure, TextField } from '../../ui/forms/FormFields'
import { PageState } from '../../ui/states/PageState'
import { Panel } from '../../ui/panels/Panel'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './settings.module.css'

export function MailingAddressPanel({ groupId }: { groupId: string }) {
  const query = useGetCommunicationAddressQuery({ query: { billing_group_id: groupId } })
  return (
    <Panel title="Mailing address">
      <PageState query={query} what="The mailing address" rows={2}>
        {(address) => <AddressForm key={JSON.stringify(address)} address={address} />}
      </PageState>
    </Panel>
  )
}

const typedOf = ({ street_address, unit, city, state, zip }: CommunicationAddress) => ({
  street_address,
  unit,
  city,
  state,
  zip,
})

type Typed = ReturnType<typeof typedOf>

const wrongWith = ({ street_address, city, state, zip }: Typed) => ({
  street_address: fieldProblem(street_address, { name: 'Street address', required: true, maxLength: 100 }),
  city: fieldProblem(city, { name: 'City', required: true, maxLength: 60 }),
  state: fieldProblem(state, { name: 'State', required: true, format: /^[A-Za-z]{2}$/ }),
  zip: fieldProblem(zip, { name: 'ZIP code', required: true, format: /^\d{5}(?:-\d{4})?$/ }),
})

function AddressForm({ address }: { address: CommunicationAddress }) {
  const { billing_group_id, service_address } = address
  const mayChange = useMay('ACCOUNTPREF.write')
  const draft = useDraft(`mailing:${billing_group_id}`, typedOf(address))
  const [isSame, setIsSame] = useState(address.same_as_service)
  const [update] = useUpdateCommunicationAddressMutation()
  const notify = useNotify()
  const form = useForm(['street_address', 'unit', 'city', 'state', 'zip'])
  const id = useId()
  const isChanged =
    isSame !== address.same_as_service || (!isSame && JSON.stringify(draft.values) !== JSON.stringify(typedOf(address)))
  const set = (name: keyof Typed) => (value: string) => draft.keep({ [name]: value })

  async function save(): Promise<unknown> {
    const { error } = await update({
      query: { billing_group_id },
      body: { same_as_service: isSame, ...(isSame ? typedOf(address) : draft.values) },
    })
    notify.snackbar(error ? communicationTexts.addressFailed : communicationTexts.addressUpdated)
    if (!error) draft.discard()
    return error
  }

  return (
    <form
      noValidate
      className={styles.wideForm}
      onSubmit={(event) => void form.submit(event, isSame ? {} : wrongWith(draft.values), save)}
    >
      <div className={styles.setting}>
        <div>
          <label htmlFor={id} className={styles.name}>
            Same as the service address
          </label>
          <p className={styles.quiet}>{service_address}</p>
        </div>
        <Switch id={id} checked={isSame} disabled={!mayChange} onChange={setIsSame} />
      </div>
      {!isSame && (
        <FieldGrid>
          <TextField
            label="Street address or PO box"
            autoComplete="address-line1"
            maxLength={100}
            disabled={!mayChange}
            field={form.field('street_address')}
            value={draft.values.street_address}
            onChange={set('street_address')}
          />
          <TextField
            label="Unit (optional)"
            autoComplete="address-line2"
            maxLength={40}
            disabled={!mayChange}
            field={form.field('unit')}
            value={draft.values.unit}
            onChange={set('unit')}
          />
          <TextField
            label="City"
            autoComplete="address-level2"
            maxLength={60}
            disabled={!mayChange}
            field={form.field('city')}
            value={draft.values.city}
            onChange={set('city')}
          />
          <TextField
            label="State"
            placeholder="TX"
            autoComplete="address-level1"
            maxLength={2}
            disabled={!mayChange}
            field={form.field('state')}
            value={draft.values.state}
            onChange={set('state')}
          />
          <TextField
            label="ZIP code"
            autoComplete="postal-code"
            maxLength={10}
            disabled={!mayChange}
            field={form.field('zip')}
            value={draft.values.zip}
            onChange={set('zip')}
          />
        </FieldGrid>
      )}
      <FormFailure>{form.failure}</FormFailure>
      {mayChange && (
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" disabled={!isChanged} loading={form.isBusy}>
            Save address
          </Button>
        </div>
      )}
    </form>
  )
}
