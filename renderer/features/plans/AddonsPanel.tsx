/** Lists a service's add-ons: those on the account, and those that can go into the cart. */

import { type ReactNode, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { Addon } from '#shared/contract/services/plans'
import { phoneLink, supportNumber } from '#shared/desks/contactNumbers'
import { joinSentences } from '#shared/format/joinWords'
import type { PlanServiceType } from '#shared/services/plans'
import * as commonTexts from '#shared/texts/common'
import * as planTexts from '#shared/texts/services/plans'
import { useListUserAddonsQuery } from '../../api/services/plans'
import { addedToCart, cartOpened, itemsText, removedFromCart, selectCart } from '../../domain/services/cartSlice'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { PageState } from '../../ui/states/PageState'
import { Tag } from '../../ui/Tag'
import { KeepAddon } from './KeepAddon'
import { MonthlyPrice } from './MonthlyPrice'
import styles from './plans.module.css'
import { RemoveAddonDialog } from './RemoveAddonDialog'

interface AddonsPanelProps {
  account: UserAccount
  serviceType: PlanServiceType
  /** The action that is offered if there are no add-ons. */
  emptyAction: ReactNode
}

export function AddonsPanel({ account, serviceType, emptyAction }: AddonsPanelProps) {
  const serviceAccountId = account.crm_service_account_id
  const query = useListUserAddonsQuery({
    query: { crm_service_account_id: serviceAccountId, service_type: serviceType },
  })
  const [addonToRemove, setAddonToRemove] = useState<Addon | null>(null)
  const mayOrder = useHasRight('ACCOUNTS.write')
  return (
    <Panel title={planTexts.addOns}>
      <PageState
        query={query}
        failedText={planTexts.addOnsNotLoaded}
        isEmpty={(addons) => addons.length === 0}
        empty={
          <EmptyPanel picture="router" action={emptyAction}>
            {planTexts.noAddOns}
          </EmptyPanel>
        }
      >
        {(addons) => (
          <>
            {!mayOrder && (
              <p className={parts.quiet}>
                <Rich
                  text={planTexts.viewOnlyHint}
                  parts={{ link: <a href={phoneLink(supportNumber)}>{supportNumber}</a> }}
                />
              </p>
            )}
            <ul className={styles.addons}>
              {addons.map((addon) => (
                <li key={addon.crm_addon_id} className={styles.addon}>
                  <div className={styles.addonText}>
                    <h3>
                      {addon.title}
                      {addon.status === 'active' && <Tag color="success">{planTexts.onYourAccount}</Tag>}
                      {addon.status === 'ending' && <Tag color="warning">{planTexts.ending}</Tag>}
                    </h3>
                    <p className={parts.quiet}>
                      {joinSentences(
                        addon.description,
                        addon.replaces !== null && addon.status === 'available' && planTexts.replaces(addon.replaces),
                        addon.is_shippable && addon.status === 'available' && planTexts.shippedToYou,
                      )}
                      {addon.ends_on && (
                        <>
                          {' '}
                          <Rich text={planTexts.endsOn} parts={{ date: <DateText value={addon.ends_on} /> }} />
                        </>
                      )}
                    </p>
                  </div>
                  <p className={styles.addonPrice}>
                    <MonthlyPrice cents={addon.price.monthly} />
                  </p>
                  <AddonAction {...{ addon, account, serviceType }} onRemove={() => setAddonToRemove(addon)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </PageState>
      <CartCount />
      {addonToRemove && (
        <RemoveAddonDialog
          addon={addonToRemove}
          serviceAccountId={serviceAccountId}
          onClose={() => setAddonToRemove(null)}
        />
      )}
    </Panel>
  )
}

/** Announces the number of items in the cart to screen readers. */
function CartCount() {
  const { items } = useSelector(selectCart)
  return (
    <output className="visually-hidden">
      {items.length > 0 && planTexts.inTheCart(itemsText(items.length), items.length)}
    </output>
  )
}

interface AddonActionProps extends Omit<AddonsPanelProps, 'emptyAction'> {
  addon: Addon
  onRemove: () => void
}

function AddonAction({ addon, account, serviceType, onRemove }: AddonActionProps) {
  const mayWrite = useHasRight('ACCOUNTS.write')
  const dispatch = useDispatch()
  const { items } = useSelector(selectCart)
  if (!mayWrite) return null
  const itemKey = { serviceAccountId: account.crm_service_account_id, addonId: addon.crm_addon_id }
  const isInCart = items.some(
    ({ serviceAccountId, addonId }) => serviceAccountId === itemKey.serviceAccountId && addonId === itemKey.addonId,
  )
  const add = () =>
    dispatch(
      addedToCart({
        ...itemKey,
        serviceType,
        premiseId: account.crm_premise_id,
        streetAddress: account.street_address,
        name: addon.name,
        monthly: addon.price.monthly,
        isShippable: addon.is_shippable,
        key: crypto.randomUUID(),
        failure: null,
      }),
    )
  switch (addon.status) {
    case 'active':
      return (
        <Button aria-label={planTexts.remove(addon.name)} onClick={onRemove}>
          {commonTexts.remove}
        </Button>
      )
    case 'ending':
      return <KeepAddon serviceAccountId={account.crm_service_account_id} addon={addon} />
    case 'available':
      return (
        <div className={styles.addonAction}>
          {isInCart && (
            <Button kind="link" onClick={() => dispatch(cartOpened())}>
              {planTexts.goToCart(itemsText(items.length))}
            </Button>
          )}
          {isInCart ? (
            <Button
              aria-pressed
              aria-label={planTexts.addedItem(addon.name)}
              onClick={() => dispatch(removedFromCart(itemKey))}
            >
              {planTexts.added}
            </Button>
          ) : (
            <Button aria-pressed={false} aria-label={planTexts.addItemLabel(addon.name)} onClick={add}>
              {planTexts.addToCart}
            </Button>
          )}
        </div>
      )
  }
}
