/** Finds a premise by its address and adds it to the user's properties. */
import { useState } from 'react'
import type { FoundPremise } from '#shared/contract/services/premises'
import { cityLine } from '#shared/customers/addresses'
import * as commonTexts from '#shared/texts/common'
import * as propertyTexts from '#shared/texts/services/properties'
import { useSearchPremisesQuery } from '../../api/services/premises'
import { useAddPropertyMutation } from '../../api/services/properties'
import { Button } from '../../ui/Button'
import { Modal } from '../../ui/dialogs/Modal'
import { FormFailure } from '../../ui/forms/FormFailure'
import { SearchBox } from '../../ui/forms/SearchBox'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { problemOfQuery } from '../../ui/states/queryState'
import styles from './properties.module.css'

export function AddPropertyDialog({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('')
  const searchText = words.trim()
  const query = useSearchPremisesQuery({ query: { search_Key: searchText } }, { skip: searchText === '' })
  return (
    <Modal
      isOpen
      size="large"
      title={propertyTexts.addAProperty}
      onClose={onClose}
      footer={<Button onClick={onClose}>{commonTexts.close}</Button>}
    >
      <div className={styles.form}>
        <div>
          <SearchBox id="premise-search" label={commonTexts.address} words={words} onChange={setWords} />
        </div>
        <p className={parts.small}>{propertyTexts.addHint}</p>
        {searchText !== '' && (
          <PageState
            query={query}
            failedText={commonTexts.addressesNotLoaded}
            rows={3}
            isEmpty={(found) => found.length === 0}
            empty={<p>{propertyTexts.noAddressMatches(searchText)}</p>}
          >
            {(found) => (
              <ul className={styles.found} aria-label={propertyTexts.addressesFound}>
                {found.map((premise) => (
                  <FoundPremiseRow key={premise.crm_premise_id} premise={premise} />
                ))}
              </ul>
            )}
          </PageState>
        )}
      </div>
    </Modal>
  )
}

function FoundPremiseRow({ premise }: { premise: FoundPremise }) {
  const { crm_premise_id, street_address, community_name, can_add } = premise
  const [add, { isLoading, error }] = useAddPropertyMutation()
  const notify = useNotify()

  async function addProperty(): Promise<void> {
    const { data } = await add({ body: { crm_premise_id } })
    if (data) notify.snackbar(propertyTexts.addedToast(street_address))
  }

  return (
    <li>
      <div>
        <p className={styles.address}>{street_address}</p>
        <p className={parts.small}>
          {cityLine(premise)} · {community_name}
        </p>
        {error && <FormFailure>{problemOfQuery(error).message}</FormFailure>}
      </div>
      {can_add ? (
        <Button isBusy={isLoading} aria-label={commonTexts.addItem(street_address)} onClick={() => void addProperty()}>
          {propertyTexts.add}
        </Button>
      ) : (
        <span className={parts.small}>{propertyTexts.cantBeAdded}</span>
      )}
    </li>
  )
}
