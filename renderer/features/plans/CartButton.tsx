/** Shows the number of add-ons in the cart in the header, and opens the cart drawer. */
import { Suspense, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { isStaff } from '#shared/access/access'
import { isPlanServiceType } from '#shared/services/plans'
import * as planTexts from '#shared/texts/services/plans'
import { cartClosed, cartOpened, itemsText, selectCart } from '../../domain/services/cartSlice'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'
import { HeaderIcon, headerButton } from '../../ui/HeaderIcon'
import { Icon } from '../../ui/icons/Icon'
import { lazyThemed } from '../../ui/theme/lazyThemed'

const CartDrawer = lazyThemed(async () => (await import('./CartDrawer')).CartDrawer)

/** Renders nothing for users who can't order, because they have no cart. */
export function CartButton() {
  const { user } = useSignedIn()
  const mayWrite = useHasRight('ACCOUNTS.write')
  const { items, isOpen } = useSelector(selectCart)
  const dispatch = useDispatch()
  /** The drawer loads when it first opens and then stays mounted. */
  const [isDrawerMounted, setDrawerMounted] = useState(isOpen)
  if (isOpen && !isDrawerMounted) setDrawerMounted(true)
  const hasServices = user.user_accounts.some(({ service_type_code }) => isPlanServiceType(service_type_code))
  if (!mayWrite || isStaff(user.userTypeCode) || !hasServices) return null
  return (
    <div>
      <button
        type="button"
        className={headerButton}
        aria-label={items.length > 0 ? planTexts.cart(itemsText(items.length)) : planTexts.cartEmpty}
        onClick={() => dispatch(cartOpened())}
      >
        <HeaderIcon icon={<Icon name="shopping-cart" />} count={items.length} kind="number" />
      </button>
      {isDrawerMounted && (
        <Suspense fallback={null}>
          <CartDrawer isOpen={isOpen} onClose={() => dispatch(cartClosed())} />
        </Suspense>
      )}
    </div>
  )
}
