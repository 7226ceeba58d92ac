/** Finds the accounts of a new user, unless the email address already belongs to a login. */
import { useState } from 'react'
import type { Problem } from '#shared/http/errors'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import { useNotify } from '../../ui/notices/useNotify'
import type { NewUser } from './newUser'
import { type AccountMatches, useFindAccounts } from './useFindAccounts'

/** Builds an error that stays above the buttons or at a field after the snackbar closes. */
const createConflict = (message: string, field?: string): Problem => ({
  code: 'conflict',
  message,
  ...(field && { fields: { [field]: message } }),
})

export function useAccountsOfNewUser() {
  const findAccounts = useFindAccounts()
  const { snackbar } = useNotify()
  /** The email address of an existing login, for the link to it. */
  const [takenEmail, setTakenEmail] = useState<string | null>(null)

  async function find(user: Pick<NewUser, 'email' | 'phone'>): Promise<{ data?: AccountMatches; error?: Problem }> {
    setTakenEmail(null)
    const found = await findAccounts(user)
    switch (found.kind) {
      case 'accounts':
        return { data: found }
      case 'taken':
        setTakenEmail(user.email)
        snackbar(portalUserTexts.error(portalUserTexts.emailTaken))
        return { error: createConflict(portalUserTexts.emailTaken, 'email') }
      case 'none':
        snackbar(portalUserTexts.error(found.text))
        return { error: createConflict(found.text) }
    }
  }

  return { find, takenEmail }
}
